import { phrase, spansOf } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';

/** Turns of speech in which a keyword of product.md §5 means something else. */
const IDIOM = phrase(
  '(me|you|it|go|going|went|come|came|get|got) back|(?<!lower )back (and|then|home|at|to|from|on)|at the back|(after|had) the baby|head (to|over|home|for|out)|(above|over) my head|(am|rash is) back|right back|eye doctor|blood pressure (tablet|pill|med*)|(take|tablet|pill)~ for MY [^ ]+( pressure)?|contact (me|us|number|detail|is|at|on|\\d[^ ]*)|glass* of|(as|was) a( [^ ]+)? (child|baby)|(have|with|my|\\d+|no) children',
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
