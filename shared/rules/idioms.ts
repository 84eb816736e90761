import { phrase, spansOf } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';

/** Turns of speech in which a keyword of product.md §5 means something else. */
const IDIOM = phrase(
  '(?<!(about|of|my|the|his|her|your|in|lower|upper|mid|bad|sore|stiff|whole|and|,) )back(?! (pain|HURT|is|problem|injury|spasm) )|' +
    'head (to|over|home|out|down|for|off|office|of)|contact (me|us|him|her|number|detail|info*|is|phone|at|on|by|person|\\d[^ ]*)|(emergency|best|can|please) contact|' +
    'in general|general (practi*|hospital)|cold (water|drink|sweat|hand|feet|weather|air|sore)|(\\d|few) glass*|glass* of|keep an eye|nervous (about|to)|' +
    '(as|when i was) a( [^ ]+)? (child|baby)|(have|had|with|my|\\d+|no) children|had a baby',
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
