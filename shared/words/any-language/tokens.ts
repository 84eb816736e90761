import type { LanguagePack } from './language-pack.ts';

/** A text as plain words of a language: single spaces between words and at both ends; `at` gives the original offset. */
export type Tokens = { readonly text: string; readonly at: readonly number[]; readonly original: string };

const MOST_CHARACTERS = 20_000;
const LONGEST_WORD = 40;
const WORDS_AND_MARKS = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}]+|[^\s\p{L}\p{N}'"’-]/gu;
const SHORTEST_STEM = 3;

/** Reads a text into plain words of a language, in one pass: numbers in figures, without accents, endings and hesitations. */
export function readTokens(original: string, pack: LanguagePack): Tokens {
  const words: { word: string; start: number; open: number }[] = [];
  let joined = false;
  for (const { 0: said, index: start } of original.slice(0, MOST_CHARACTERS).matchAll(WORDS_AND_MARKS)) {
    const folded = foldWord(said);
    const last = words.at(-1);
    const value = pack.numbers[folded];
    if (pack.joins.includes(folded) && (last?.open ?? 0) >= 10) joined = true;
    else if (
      value !== undefined &&
      last !== undefined &&
      value > 0 &&
      value < last.open &&
      (joined || last.open === 100)
    ) {
      last.word = String(Number(last.word) + value);
      last.open = value >= 20 ? 10 : 0;
      joined = false;
    } else {
      // What seemed to join two numbers was a word of its own.
      if (joined) words.push({ word: 'y', start, open: 0 });
      joined = false;
      if (!pack.fillers.includes(folded))
        words.push({ word: value === undefined ? plainIn(folded, pack) : String(value), start, open: openOf(value) });
    }
  }
  let text = ' ';
  const at = [0];
  for (const { word, start } of words) {
    text += `${word} `;
    at.push(...Array<number>(word.length + 1).fill(start));
  }
  return { text, at, original };
}

/** Small letters without accents; marks are a full stop or a comma. */
export function foldWord(said: string): string {
  if (said.length > LONGEST_WORD || /^[.!?;¡¿…]/u.test(said)) return '.';
  if (said === '+') return said;
  if (/^[^\p{L}\p{N}]/u.test(said)) return ',';
  return said.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** A folded word without its ending. */
export function plainIn(folded: string, { endings }: Pick<LanguagePack, 'endings'>): string {
  const ending = endings.find((one) => folded.endsWith(one) && folded.length - one.length >= SHORTEST_STEM);
  return ending === undefined ? folded : folded.slice(0, -ending.length);
}

/** What a number word may still be added to: tens take units, a hundred takes both. */
function openOf(value = 0): number {
  if (value === 100) return 100;
  return value >= 20 && value < 100 ? 10 : 0;
}
