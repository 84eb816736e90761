import { isEverydaySurname, isNoName } from './not-names.ts';
import { opening } from '#shared/words/reading/phrase.ts';
import { originalSpan, type PlainWords, type Span } from '#shared/words/reading/plain-words.ts';
import { STATES_AND_ORIGINS } from './states-and-origins.ts';

/** A name as written, its position in the plain words, and whether its beginning is certain. */
export type FoundName = Span & { readonly value: string; readonly isClear: boolean };

/**
 * What precedes a name: a phrase that only a name follows ("my name is"), a relative ("my daughter Ann"), a phrase that
 * much else follows ("I am"), or nothing.
 */
export type Trust = 'sure' | 'related' | 'weak' | 'bare';

/** Reads the one to three words of a name that begin at the space at an offset of the plain words. */
export type NameReader = (from: number, trust: Trust) => FoundName | undefined;

/** What shows that the preceding words were a name. */
const STATED_AFTER = opening(
  '((,|[.]|and|an?|the|it|that|is|born|i|am|HE|yes) )*(\\d+|name|here|speaking|[a-z] [a-z] [a-z]|[a-z]*[^oi]th|(first|second|third) of|date of birth|male|female|aged?|(son|daughter|wife|husband|widow|mother|father) of|[swd] , o)',
);
const SKIPPED = /^(?:[,.]|the|(?:mrs?|ms|miss|mister)\.?|oh|sorry|it|is|actually|yes|yeah)$/u;
/** Titles that people use for themselves, and for a doctor who sent them. */
const TITLE = /^(?:dr|doctor|prof|professor|reverend|rev|sister|father|sir|dame|captain|lady|lord)$/u;
const INTRODUCES = / (?:i am|nam is|call|i am call|this is)(?: (?:mr|mrs|ms|dr|sir))? $/u;
const PARTICLE = /^(?:de|del|della|da|dos|di|du|van|von|der|den|bin|binti|ibn|ben|al|el|la|le|abu|y|e|o)$/u;
/** What precedes a noun and, in lower case, no name: "it's the pollen, I'm nineteen". */
const BEFORE_NOUN = / (?:the|my|an?|h(?:is|er)|at|[^ ]*(?:th|st|rd|2nd|cond) of) $/u;
const IN_CAPITALS = /^\p{Lu}{2,}$/u;
/** Characters; more would take time proportional to the square of the text's length. */
const LONGEST = 200;

/** Creates the reader for one text. */
export function nameReader(words: PlainWords): NameReader {
  const { text, original } = words;
  const mixed = /\p{Lu}/u.test(original) && /\p{Ll}/u.test(original);
  const wordAt = (space: number) => {
    const next = text.indexOf(' ', space + 1);
    const { start, end } = originalSpan(words, { start: space + 1, end: next });
    const said = original.slice(start, end);
    return { said, word: said.toLowerCase(), next, joined: original.slice(words.at[space], start) === '-' };
  };
  return (from, trust) => {
    let end = from;
    const isIntroduced = INTRODUCES.test(text.slice(0, from + 1));
    for (;;) {
      const { word, next } = wordAt(end);
      const isPassedOver =
        trust === 'bare'
          ? isNoName(word) && !/[.?]/u.test(word)
          : SKIPPED.test(word) || (isIntroduced && TITLE.test(bare(word)));
      if (!isPassedOver || next < 0 || end - from > LONGEST) break;
      end = next;
    }
    const start = end + 1;
    let count = 0;
    let capital = false;
    let last = '';
    let hangs = false;
    while (count < (capital ? 4 : 3) && end - start < LONGEST) {
      const { said, word, next, joined } = wordAt(end);
      // In a script without capitals none can be missing.
      const isCapital = said !== word || word === word.toUpperCase();
      // "Ben" at the beginning is a whole name.
      const isParticle = count > 0 && PARTICLE.test(word);
      const particle = joined || isParticle;
      if (
        next < 0 ||
        // "SW 19", "DOB"
        (trust === 'bare' && mixed && IN_CAPITALS.test(said)) ||
        // Here it is spelled.
        (word.length === 1 && wordAt(next).word.length === 1) ||
        // "I am keeping it down"
        (!last && !isCapital && trust === 'weak' && /..ing$/u.test(word)) ||
        (!particle &&
          !(count > 0 && mixed && isCapital && isEverydaySurname(word)) &&
          isNoName(word, trust === 'sure')) ||
        // "I'm Polish"; "I am Anna French" is a name.
        (count === 0 && trust !== 'sure' && STATES_AND_ORIGINS.has(word))
      )
        break;
      if (!particle) {
        if (!count) capital = mixed && isCapital;
        if ((capital && !isCapital) || (word.length === 1 && last.length < 2)) break;
        if (word.length > 1 && word !== last) count += 1;
      }
      last = word;
      hangs = isParticle;
      end = next;
    }
    const before = text.slice(0, start);
    if (!count || hangs || (trust !== 'sure' && (!capital || trust === 'bare') && BEFORE_NOUN.test(before)))
      return undefined;
    const isStated = STATED_AFTER(text, end) !== null;
    // "Yes, hello. Chen Xiaoming."; "I am Ann Lee" has a phrase of its own.
    const isSentence =
      capital &&
      count > 1 &&
      start - from < 24 &&
      /[.,]/u.test(wordAt(end).word) &&
      !/ (?:is(?! me)|am|do|name) /u.test(before.slice(from));
    const isBacked =
      trust === 'bare'
        ? (mixed ? capital : count > 1) && (isStated || isSentence)
        : trust === 'sure' || capital || (!mixed && (trust === 'related' || count > 1 || isStated));
    if (!isBacked) return undefined;
    const span = originalSpan(words, { start, end });
    return { start, end, value: written(original.slice(span.start, span.end)), isClear: capital || count < 3 };
  };
}

/** "Dr." without its full stop. */
function bare(word: string): string {
  return word.replace(/\.$/u, '');
}

/** As written, if it has capitals; a name all in lower or upper case gets them. A repeated name is one name. */
function written(said: string): string {
  const name = said
    .replace(/\s+/gu, ' ')
    .replace(/^(?:dr|doctor|prof|professor)\.? (?=\p{L}+ \p{L})/iu, '')
    .replace(/,? (?:u[hm]+|e[hrm]+),?(?= )/gu, '')
    .replace(/^([\p{L}-]+(?: \p{L}+)?),? \1(?= )/iu, '$1');
  const lower = name.toLowerCase();
  if (name !== lower && name !== name.toUpperCase()) return name;
  return lower.replace(/[^ ]+/gu, (word, at) => (at > 0 && PARTICLE.test(word) ? word : capitalised(word)));
}

/** A word of a name with its capitals: "Lee-Ann", "O'Brien", "McKay". */
function capitalised(word: string): string {
  return word.replace(/(?:^|-|(?<=^[od])'|(?<=^mc))\p{L}/gu, (start) => start.toUpperCase());
}
