import { valueOfWord } from './number-words.ts';

/**
 * A text made easy to search: plain words (see `plainWord`) and marks, one space between any two and one at each end,
 * numbers in digits, without hesitations ("um") and hyphens. `at[i]` is the offset in the original text where the word
 * of the character `text[i]` begins, or where the word before the space `text[i]` ends.
 */
export type PlainWords = { readonly text: string; readonly at: readonly number[]; readonly original: string };

/** A stretch of `PlainWords.text`; `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number };

/** Longest text that is read; a minute of speech is under 2,000 characters. */
const MOST_CHARACTERS = 20_000;
const WORDS_AND_MARKS = /(?:mrs?|ms|dr)\.|\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|[^\s\p{L}\p{N}'"-]/giu;
/** What is said without meaning anything. */
const FILLER = /^(?:u+[hm]+|e+(?:[rh]+m*|m+)|a+h+|h+m+|like)$/u;
/** After these no clause ends: a comma here is a pause ("my back is, uh, painful"). */
const HANGING = /^(?:is|am|my|an?|the|of|to|very|really)$/u;
/** Words that are said again at most, where somebody looks for the next one. */
const LONGEST_STAMMER = 3;
/** No word of any language on a form; longer ones would make patterns slow. */
const LONGEST_WORD = 40;

/** Reads a text into plain words, in one pass. */
export function readPlainWords(transcript: string): PlainWords {
  const original = transcript.slice(0, MOST_CHARACTERS).replace(/[’ʼ`´]/gu, "'");
  const words: { word: string; start: number; end: number }[] = [];
  // A number word still adds to the one before it when it is smaller than this: "forty two", "a hundred and six".
  let open = 0;
  for (const match of original.matchAll(WORDS_AND_MARKS)) {
    const said = plainMark(match[0].toLowerCase());
    const start = match.index;
    const end = start + match[0].length;
    const last = words.at(-1) ?? { word: '' };
    const value = valueOfWord(said) ?? 0;
    // A hesitation leaves its commas behind ("it's, um, Ann"): two marks in a row are one.
    const isSilent = FILLER.test(said) || (said === ',' && /^[,.?]$/u.test(last.word)) || (open > 99 && said === 'and');
    if (isSilent) continue;
    if (said === 'hundred' && /^[1a]$/u.test(last.word)) {
      Object.assign(last, { word: '100', end });
      open = 100;
    } else if (value > 0 && value < open) {
      Object.assign(last, { word: String(Number(last.word) + value), end });
      open = value > 19 ? 10 : 0;
    } else {
      open = value > 19 ? 10 : 0;
      if (last.word === ',' && HANGING.test(words.at(-2)?.word ?? '')) words.pop();
      const [first = '', second] = plainWord(said).split(' ');
      const middle = second === undefined ? end : start + Math.max(1, said.search(/n?'/u));
      words.push({ word: first, start, end: middle });
      if (second !== undefined) words.push({ word: second, start: middle, end });
      words.splice(words.length - stammered(words));
    }
  }
  let text = ' ';
  const at: number[] = [0];
  for (const { word, start, end } of words) {
    text += `${word} `;
    at.push(...Array.from({ length: word.length }, () => start), end);
  }
  return { text, at, original };
}

/** How many words and marks at the end only say again what is before them: "it feels, it feels". */
function stammered(words: readonly { readonly word: string }[]): number {
  const tail = words.slice(-2 * LONGEST_STAMMER - 1).map(({ word }) => word);
  for (let count = 1; count <= LONGEST_STAMMER; count += 1) {
    const said = tail.slice(-count).join(' ');
    const before = tail.slice(-2 * count - 1, -count).join(' ');
    if (before === `${said} ,` && !/\d|^oh?$/u.test(said)) return count + 1;
  }
  return 0;
}

/** A text with some stretches blanked, so that nothing can be found in them or across their ends. */
export function blanked(text: string, spans: readonly Span[]): string {
  const chars = text.split('');
  for (const { start, end } of spans) chars.fill('#', start, end);
  return chars.join('');
}

/** The offsets in the original text of a stretch of plain words. */
export function originalSpan({ at }: PlainWords, { start, end }: Span): Span {
  return { start: at[start] ?? 0, end: at[end] ?? 0 };
}

/**
 * What a word is searched as: number words in digits, "don't" as "do not", "I'm" as "I am", and without its ending, so
 * that "aching", "aches" and "ache" are one word. Patterns go the same way (see phrase.ts).
 */
export function plainWord(word: string): string {
  const value = valueOfWord(word);
  if (value !== undefined) return String(value);
  const [head = '', tail] = word
    .replace(/^(?:i(?=m$|ve$)|(?:it|that|s?he|name)(?=s$))/u, "$&'")
    .replace(/^(ca|wo|do|does|did|is|was|are|have|has|had|could|would)(?:n'?t|nnot)$/u, "$1'not")
    .split(/'(?=(?:s|m|ve|re|not)$)/u);
  return withoutEnding(head) + (tail === undefined ? '' : ` ${TAILS[tail] ?? tail}`);
}

const TAILS: Readonly<Record<string, string>> = { s: 'is', m: 'am', ve: 'hav', re: 'are' };

function withoutEnding(word: string): string {
  return word
    .replace(
      /(?<=^(?!they|here|note|care|sorry|early|sleepy|lady).{3,})(?:i?ness|ful|ing|(?:i|(?<!e))ed|i?es|[ei]?ly|(?<![is])s|e|y)$/u,
      '',
    )
    .replace(/(?<=^..+)([^aeiou\d])\1$/u, '$1');
}

function plainMark(said: string): string {
  if (said.length > LONGEST_WORD || /^[.!;]/u.test(said)) return '.';
  // "Name: Ann" is "name is Ann".
  if (said === ':') return 'is';
  if (/^[^\p{L}\p{N}?+]/u.test(said)) return ',';
  return said.replace(/\.$/u, '');
}
