import { emsOf } from './printed-text.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/**
 * After a word's own punctuation (hyphenated names, email addresses), and before the mark of a character that no font
 * has.
 */
const SEAMS = /(?<=[-‐/@._])(?=[\p{L}\d])|(?=\uFFFD)/u;

/**
 * Where a word may be broken. Words stay whole; only one wider than its line, which would overlap the next column, is
 * broken: first at its punctuation, and if that is not enough between any two letters, never inside one.
 * @param ems the width of the line
 */
export function piecesOfWord(word: string, ems: number): string[] {
  if (emsOf(word) <= ems) return [word];
  return word
    .split(SEAMS)
    .flatMap((part) => (emsOf(part) <= ems ? [part] : Array.from(graphemes.segment(part), ({ segment }) => segment)));
}
