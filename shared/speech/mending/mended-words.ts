import type { Stretch } from '#shared/speech/moonshine/questions.ts';

/** A text that replaces a stretch of words. */
export interface Mended extends Stretch {
  readonly text: string;
}

/** A word without surrounding punctuation. */
export function bare(word: string): string {
  return word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** The punctuation at the end of a word. */
export function marksOf(word: string): string {
  return /[^\p{L}\p{N}]*$/u.exec(word)?.[0] ?? '';
}

/**
 * The words with every stretch replaced, each text with the punctuation of the last word it replaces; stretches do not
 * overlap.
 */
export function replaced(words: readonly string[], mended: readonly Mended[]): string[] {
  const result: string[] = [];
  let at = 0;
  for (const { from, to, text } of mended.toSorted((one, other) => one.from - other.from)) {
    result.push(...words.slice(at, from), text + marksOf(words[to - 1] ?? ''));
    at = to;
  }
  return [...result, ...words.slice(at)];
}
