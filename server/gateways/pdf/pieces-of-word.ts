import { emsOf } from './printed-text.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Behind a word's own signs (names with hyphens, addresses of e-mail), and before the mark of a letter no font has. */
const SEAMS = /(?<=[-‐/@._])(?=[\p{L}\d])|(?=\uFFFD)/u;

/**
 * Where a word may be cut. Words stay whole; only one that is wider than its line, and would run over what stands beside
 * it, is cut: at its seams first, and where that is not enough between any two letters, never within one.
 * @param ems how wide the line is
 */
export function piecesOfWord(word: string, ems: number): string[] {
  if (emsOf(word) <= ems) return [word];
  return word
    .split(SEAMS)
    .flatMap((part) => (emsOf(part) <= ems ? [part] : Array.from(graphemes.segment(part), ({ segment }) => segment)));
}
