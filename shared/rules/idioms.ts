import { phrase, spansOf } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';

/** Turns of speech in which a keyword of product.md §5 means something else. */
const IDIOM = phrase(
  '(?<!(about|of|my|the|his|her|in|lower|upper|mid|bad|sore|and|,) )back(?! (pain|HURT|is|problem|injury) )|head (to|over|home|out|for|off|office|of)|' +
    'contact (me|us|him|her|number|detail|info*|is|phone|at|on|person|\\d[^ ]*)|(emergency|best|can|please) contact|in general|general practi*|' +
    'cold (water|drink|sweat|hand|feet|weather|air)|glass* of|(as|was) a( [^ ]+)? (child|baby)|(have|had|with|my|\\d+|no) children',
);

/** Stretches where a keyword is part of a turn of speech ("call me back", "head to"). */
export function findIdioms(words: PlainWords): Span[] {
  return spansOf(words, IDIOM);
}

/** Whether a keyword is a word of a text or begins one that means the same; the "flu" of "fluid" and "head" of "ahead" do not. */
export function isKeywordOf(lower: string, keyword: string): boolean {
  return new RegExp(
    `(?:(?<![a-z])|(?<=fore|eye|osteo))${keyword}(?=(?:e?s|d|aches?|lids?|sight|burn)?(?![a-z]))`,
    'u',
  ).test(lower);
}
