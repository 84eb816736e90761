import { BODY_PARTS } from './body-parts.ts';
import { plainWord } from './plain-words.ts';
import { SYMPTOM_TABLE } from './symptom-table.ts';

/**
 * Words that are no part of a name where one is looked for, without the words for symptoms and parts of the body, which
 * are none either. Common surnames (Young, King, White) stay out.
 */
const WORDS =
  'a about after again age aged all allergic also always am an and another any are as at be because been before bit born both but by call can could currently date day diabetic did do doctor does due during early ever every father feel female few fine first for friend from full get go going good got great had happy has have he hello her here hey hi him his how husband i if in into is issue it just last late left live look lot low male man married may me mobile month more morning afternoon evening most mother mr mrs ms much my name near need nervous new no none normal not nothing now number of off ok okay old on only or other our out over own patient people phone please pregnant problem quite question ready regard result right same see she sick since single sister so some son soon sorry speak still such sure surname take test thank that the their them then there these they thing this through to today tomorrow too trouble under until up upset urgent us very visit walk want was we week well were what when where which while who why wife will with without woman worried would yeah year yep yes yesterday yet you your monday tuesday wednesday thursday friday saturday sunday british american african indian muslim birth dob nhs sw street road avenue address postcode acute chronic';

const NOT_NAMES = `${WORDS} ${SYMPTOM_TABLE} ${BODY_PARTS.map(({ words }) => words).join(' ')}`.match(
  /(?<![a-z])[a-z]+(?![a-z*])/gu,
);
const WRITTEN = new Set(NOT_NAMES);
const PLAIN = new Set(NOT_NAMES?.map(plainWord));

/** True for a word or a mark that cannot be part of a name. */
export function isNoName(word: string): boolean {
  return (
    word.length > 40 ||
    WRITTEN.has(word) ||
    // "Mary" and "Finn" are not "married" and "fine".
    (/(?:ing|ed|ly)$/u.test(word) && PLAIN.has(plainWord(word))) ||
    /\d/u.test(plainWord(word)) ||
    !/^[\p{L}\p{M}']+$/u.test(word) ||
    /(?:.{3}[^lrpntvm]ing|tion|ness|itis|n't|tieth|[fhnx]th|^fourth)$/u.test(word)
  );
}
