import { phrase, spansOf } from '#shared/words/reading/phrase.ts';
import type { PlainWords, Span } from '#shared/words/reading/plain-words.ts';
import { nameReader } from '#shared/words/form/read-name.ts';

/** Up to what is counted after it: "… 3344, 36 weeks pregnant". */
const NUMBER =
  '( (\\d[\\d.,]*(?! (day|hour|minute|month|time|week|year))|\\+|oh|double|triple|country code|\\(|\\)|,(?= (\\d|oh|double|triple))))+';

/** Words that only fill the form: name, age, number, and that somebody wants to be seen. */
const FILLS_THE_FORM = [
  `((my|the|his|her|you) )?((best|cell|contact|home|mobile|phone|telephone|tel|work) )*(cell|mobile|number|phone|tel|telephone)( number)?( to (call|reach)( me)?( on)?)?( is)*${NUMBER}`,
  `(call|phone|reach|ring|text) (me|him|her|us)( back)? (at|on)${NUMBER}`,
  'i am( only)? \\d+( year( old| of age)?)?(?= ([.,?#]|and|but|i|my|$))',
  '(age|aged) \\d+(?! (day|hour|month|week))',
  "(i|we|i'd)( (would|real|just|will))* (came|come|go na|need|want|have come|am here|hope|wish)( (in|here))?( to)? (be registered|be seen|book( in)?|enrol*|register|registered|sign (in|up)|check in)( (as|a|an|new|patient|please|here|today|with you))*",
  "((i|we)( just)? (would|need|want|am after|am look* for)|i'd|we'd)( to (book|get|have|make))? (a|an|the|my) (appointment|slot)( (for|please|today|tomorrow|with the doctor|with a doctor|as soon as possible))*",
  "((i|we) would|i'd|we'd)( to (book|get|have|make|register|see))?( (a|an|the))?( (appointment|doctor|slot))?( please)?(?= ([.,?#]|and|$))",
  '(can|could|may) (i|we) (book|get|have|make|register|see)( (a|an|the|my))?( (appointment|doctor|slot))?( please)?(?= ([.,?#]|and|$))',
].map((said) => phrase(said));
const OPENS_A_NAME = phrase('(my|the|full|first|last|sur)( (full|first|last))*( )?name is');

/**
 * Finds stretches that only fill the form. They say nothing about anybody's condition, so they may neither raise an
 * alarm nor silence one: a relative who gives their own name, age or number is still here for the patient.
 */
export function findFormFilling(words: PlainWords): Span[] {
  const read = nameReader(words);
  const names = spansOf(words, OPENS_A_NAME).flatMap((opening) => {
    const name = read(opening.end, 'sure');
    return name === undefined ? [] : [{ start: opening.start, end: name.end }];
  });
  return [...names, ...FILLS_THE_FORM.flatMap((pattern) => spansOf(words, pattern))];
}
