import { valueOfWord } from './number-words.ts';

/**
 * A text prepared for searching: plain words (see `plainWord`) and punctuation, single spaces between them and at both
 * ends, numbers in digits, without hesitations ("um") and hyphens. `at[i]` is the offset in the original text where the
 * word of the character `text[i]` begins, or where the word before the space `text[i]` ends.
 */
export type PlainWords = { readonly text: string; readonly at: readonly number[]; readonly original: string };

/** A stretch of `PlainWords.text`; `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number };

/** The longest text that is read; a minute of speech has under 2,000 characters. */
const MOST_CHARACTERS = 20_000;
const WORDS_AND_MARKS = /(?:mrs?|ms|dr)\.|\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|[^\s\p{L}\p{N}'"-]/giu;
/** Hesitations without meaning. */
const FILLER = /^(?:u+[hm]+|e+(?:[rh]+m*|m+)|a+h+|h+m+|like)$/u;
/** No word in a form is longer in any language; longer ones would slow patterns down. */
const LONGEST_WORD = 40;

/** Reads a text into plain words, in one pass. */
export function readPlainWords(transcript: string): PlainWords {
  const original = transcript.slice(0, MOST_CHARACTERS).replace(/[’ʼ`´]/gu, "'");
  const words: { word: string; start: number; end: number }[] = [];
  // A number word is added to the one before it if it is smaller than this: "forty two", "a hundred and six".
  let open = 0;
  for (const { 0: match, index: start } of original.matchAll(WORDS_AND_MARKS)) {
    const said = plainMark(match.toLowerCase());
    const end = start + match.length;
    const last = words.at(-1) ?? { word: '' };
    const value = valueOfWord(said) ?? 0;
    // A hesitation leaves its commas behind ("it's, um, Ann"): two punctuation marks in a row become one, and after a
    // word that only leads on there is none ("really" and "very" are here without their endings).
    if (
      FILLER.test(said) ||
      (said === ',' && /^(?:[,.?]|is|been|my|the|a|of|real|ver)$/u.test(last.word)) ||
      (open > 99 && said === 'and')
    )
      continue;
    const isHundred = said === 'hundred' && /^[1a]$/u.test(last.word);
    if (isHundred || (value > 0 && value < open))
      Object.assign(last, { word: isHundred ? '100' : `${Number(last.word) + value}`, end });
    else {
      const [first = '', second] = plainWord(said).split(' ');
      const middle = second === undefined ? end : start + Math.max(1, said.search(/n?'/u));
      words.push({ word: first, start, end: middle });
      if (second !== undefined) words.push({ word: second, start: middle, end });
    }
    open = isHundred ? 100 : value > 19 ? 10 : 0;
  }
  let text = ' ';
  const at = [0];
  for (const { word, start, end } of words) {
    text += `${word} `;
    at.push(...Array<number>(word.length).fill(start), end);
  }
  return { text, at, original };
}

/** Blanks stretches of a text, so that nothing is found in them or across their ends. */
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
 * The form in which a word is searched: number words in digits, "don't" as "do not", "I'm" as "I am", and without its
 * ending, so that "aching", "aches" and "ache" are one word. Patterns are treated in the same way (see phrase.ts).
 */
export function plainWord(word: string): string {
  const value = valueOfWord(word);
  if (value !== undefined) return String(value);
  const [head = '', tail] = word
    .replace(/^(?:i(?=m$|ve$)|(?:it|that|s?he|name)(?=s$))/u, "$&'")
    .replace(/^(ai|ca|wo|do|does|did|is|was|are|have|has|had|could|would)(?:n'?t|nnot)$/u, "$1'not")
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
