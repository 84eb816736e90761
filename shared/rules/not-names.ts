import { BODY_PARTS } from './body-parts.ts';
import { RELATION } from './patient-person.ts';
import { phrase, says } from './phrase.ts';
import { plainWord } from './plain-words.ts';
import { SMALL_WORDS } from './small-words.ts';
import { SYMPTOM_TABLE } from './symptom-table.ts';

const WORDS = `${SMALL_WORDS} ${RELATION} ${SYMPTOM_TABLE} ${BODY_PARTS}`.match(/(?<![a-z\])*])[a-z]+(?![a-z*])/gu);
const WRITTEN = new Set(WORDS);
const MONTH = phrase('(?!(april|may|june) )MONTH');
const PLAIN = new Set(WORDS?.map(plainWord));

/**
 * True for a word or a mark that cannot be part of a name. Common surnames (Young, King, White) and first names that are
 * nearly words ("Mary" is not "married") can.
 * `isExpected` where a name must come ("my name is Blessing"): there the ending of a word tells nothing. `isSurname` for
 * a capital after a first name, which tells that "Wells" is no "well" and "Banning" nothing one does.
 */
export function isNoName(word: string, isExpected = false, isSurname = false): boolean {
  if (isSurname && /^[\p{L}']{2,40}$/u.test(word)) return WRITTEN.has(word);
  return (
    word.length > 40 ||
    !/^[\p{L}\p{M}']+$/u.test(word) ||
    WRITTEN.has(word) ||
    (/(?:ing|(?<!^say)ed|ly|(?<!^well)s)$/u.test(word) && PLAIN.has(plainWord(word))) ||
    /\d/u.test(plainWord(word)) ||
    says(` ${plainWord(word)} `, MONTH) ||
    (!isExpected && /(?:.{3}[^lrpntvm]ing|.{5}(?<!n[eo]l)ly|.{3}[^elmr]ed|.{6}red|tion|ness)$/u.test(word)) ||
    /^'|(?:n't|'d|'ll|tieth|(?:[fhx]|[^i]n|^nin)th|^fourth|day)$/u.test(word)
  );
}
