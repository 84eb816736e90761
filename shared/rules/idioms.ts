import { phrase, spansOf } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';

/** Turns of speech in which a keyword of product.md §5 means something else. */
const IDIOM = phrase(
  '(me|it|am|come|came|(?!good)go*|went|week|year|month|roll) back(?! HURT)|(?<!(my|his|her|the|our|lower|upper|bad|stiff|HURT) )back (to|on|in|from|then|now)|at the back|the back (of|pass*)|head (to|over|home)|baby( is)* (aspirin|moving)|eye doctor|(take|tablet)~ for MY [^ ]+|contact(:| number| is| me)|(above|over) MY head',
);

/** Stretches where a keyword is part of a turn of speech ("call me back", "head to"). */
export function findIdioms(words: PlainWords): Span[] {
  return spansOf(words, IDIOM);
}

/** Whether a keyword is a word of a text or begins one that means the same; the "flu" of "fluid" and "head" of "ahead" do not. */
export function isKeywordOf(lower: string, keyword: string): boolean {
  return new RegExp(`(?:(?<![a-z])|(?<=fore|eye|osteo))${keyword}(?=(?:e?s|aches?|lids?)?(?![a-z]))`, 'u').test(lower);
}
