import { toAsciiDigits } from './ascii-digits.ts';
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
const WORDS_AND_MARKS =
  /(?:mr|mrs|ms|dr)\.|\p{N}+(?:[.,]\p{N}+)+|\p{N}+|[\p{L}\p{M}]+(?:['’ʼ`´][\p{L}\p{M}]+)*|[.!?;\n]+|[,:()—–|/+]/gu;
/** What is said without meaning anything. */
const FILLER = /^(?:u+h*m*|e+r+m*|a+h+|h+m+|m+h*m+|like)$/u;
/** No word of any language on a form; longer ones would make patterns slow. */
const LONGEST_WORD = 60;

/** Reads a text into plain words, in one pass. */
export function readPlainWords(transcript: string): PlainWords {
  const original = transcript.slice(0, MOST_CHARACTERS);
  const words: { word: string; start: number; end: number }[] = [];
  // A number word still adds to the one before it when it is smaller than this: "forty two", "a hundred and six".
  let open = 0;
  for (const match of lowerCase(original).matchAll(WORDS_AND_MARKS)) {
    const said = match[0].length > LONGEST_WORD ? '.' : plainMark(match[0]);
    const start = match.index;
    const end = start + match[0].length;
    const last = words.at(-1);
    const value = valueOfWord(said);
    if (FILLER.test(said)) continue;
    // A hesitation leaves its commas behind ("it's, um, Ann"): two marks in a row are one.
    if (said === ',' && /^[,.?]$/u.test(last?.word ?? '')) continue;
    if (last !== undefined && said === 'hundred' && /^(?:1|a)$/u.test(last.word)) {
      Object.assign(last, { word: '100', end });
      open = 100;
      continue;
    }
    if (open === 100 && said === 'and') continue;
    const spelled = value !== undefined && !/\p{N}/u.test(match[0]);
    if (last !== undefined && spelled && value > 0 && value < open) {
      Object.assign(last, { word: String(Number(last.word) + value), end });
      open = value > 19 ? 10 : 0;
      continue;
    }
    open = spelled && value > 19 ? 10 : 0;
    const [first = '', ...rest] = plainWord(said).split(' ');
    const middle = rest.length === 0 ? end : start + Math.max(1, match[0].search(/n?['’ʼ`´]/u));
    words.push({ word: first, start, end: middle });
    for (const word of rest) words.push({ word, start: middle, end });
  }
  let text = ' ';
  const at: number[] = [0];
  for (const { word, start, end } of words) {
    text += `${word} `;
    for (let index = 0; index < word.length; index += 1) at.push(start);
    at.push(end);
  }
  return { text, at, original };
}

/** The offsets in the original text of a stretch of plain words. */
export function originalSpan(words: PlainWords, span: Span): Span {
  return { start: words.at[span.start] ?? 0, end: words.at[span.end] ?? 0 };
}

/**
 * What a word is searched as: number words in digits, "don't" as "do not", "I'm" as "I am", and without its ending, so
 * that "aching", "aches" and "ache" are one word. Patterns go the same way (see phrase.ts).
 */
export function plainWord(word: string): string {
  if (/\d/u.test(word)) return word;
  const value = valueOfWord(word);
  if (value !== undefined) return String(value);
  const [head = '', tail] = word
    .replace(/^(?:i(?=m$|ve$)|(?:it|that|s?he|name)(?=s$))/u, "$&'")
    .replace(/^(ca|wo|do|does|did|is|was|are|have|has|had|could|would)(?:n'?t|nnot)$/u, "$1'not")
    .split(/'(?=(?:s|m|ve|re|ll|d|not)$)/u);
  if (tail !== undefined) return `${withoutEnding(head)} ${TAILS[tail] ?? tail}`;
  return withoutEnding(word);
}

const TAILS: Readonly<Record<string, string>> = { s: 'is', m: 'am', ve: 'have', re: 'are', ll: 'will', d: 'had' };

function withoutEnding(word: string): string {
  return word
    .replace(/(?<=^(?!they|here|note|care).{3,})(?:i?ness|ful|ing|(?:i|(?<!e))ed|i?es|[ei]?ly|(?<![is])s|e|y)$/u, '')
    .replace(/(?<=^..+)([^aeiou])\1$/u, '$1');
}

function plainMark(said: string): string {
  if (/^[.!;\n?]/u.test(said)) return said.includes('?') ? '?' : '.';
  // "Name: Ann" is "name is Ann".
  if (said === ':') return 'is';
  if (/^[\s—–|()/]/u.test(said)) return ',';
  return toAsciiDigits(said)
    .replace(/[’ʼ`´]/gu, "'")
    .replace(/\.$/u, '');
}

/** Lower-case of the same length, so that offsets stay true ("İ" would become two characters). */
function lowerCase(text: string): string {
  return text.replace(/\p{Lu}/gu, (char) => (char.toLowerCase().length === char.length ? char.toLowerCase() : char));
}
