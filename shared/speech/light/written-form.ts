import type { HeardWord } from './heard-words.ts';
import { spokenNumberAt, type SpokenNumber } from './spoken-numbers.ts';
import { isNameWord, plainWord } from './word-network.ts';

/** Words that begin a new sentence after a pause, a name, a number or a gender. */
const OPENERS = new Set([
  'i',
  "i'm",
  "i've",
  'my',
  'you',
  'call',
  'phone',
  'please',
  'it',
  "it's",
  'he',
  'she',
  'the',
  'his',
  'her',
  'this',
  'thank',
  'thanks',
]);
const ENDERS = new Set(['male', 'female', 'man', 'woman', 'old']);
const CAPITALS = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october ' +
    'november december christmas covid'
  ).split(' '),
);
/** Seconds of silence that separate two sentences. */
const PAUSE = 0.15;

interface Written {
  readonly text: string;
  readonly kind: 'word' | 'name' | SpokenNumber['kind'];
  readonly first: string;
  readonly pauseBefore: number;
}

/**
 * What was heard in written form: ages and phone numbers in digits (WORDS-5 looks for 'N years old' and a ten-digit
 * phone number), names with capitals, sentences with full stops. Small counts stay words ("for three days"). No words
 * give an empty text.
 */
export function writtenForm(heard: readonly HeardWord[]): string {
  let text = '';
  let before: Written | undefined;
  for (const piece of pieces(heard)) {
    const ends = before !== undefined && endsSentence(before, piece);
    const begins = before === undefined || ends;
    text += `${before === undefined ? '' : ends ? '. ' : ' '}${begins ? capital(piece.text) : piece.text}`;
    before = piece;
  }
  return text === '' ? '' : `${text}.`;
}

function pieces(heard: readonly HeardWord[]): Written[] {
  const words = heard.map(({ word }) => word);
  const written: Written[] = [];
  for (let at = 0, word = heard[at]; word !== undefined; word = heard[at]) {
    const previous = heard[at - 1];
    const pauseBefore = previous === undefined ? 0 : word.start - previous.start - previous.seconds;
    const number = spokenNumberAt(words, at);
    const kept = number !== undefined && (number.kind === 'phone' || isWrittenInDigits(number, words, at));
    if (number !== undefined && kept)
      written.push({ text: number.written, kind: number.kind, first: word.word, pauseBefore });
    else
      written.push({
        text: spelled(word.word),
        kind: isNameWord(word.word) ? 'name' : 'word',
        first: word.word,
        pauseBefore,
      });
    at += kept ? number.words : 1;
  }
  return written;
}

/** Counts below ten stay words unless they are an age. */
function isWrittenInDigits(number: SpokenNumber, words: readonly string[], at: number): boolean {
  if (Number(number.written) >= 10) return true;
  const next = words[at + number.words];
  const afterNext = words[at + number.words + 1];
  return (
    ((next === 'years' || next === 'year') && (afterNext === 'old' || afterNext === 'of')) ||
    /^aged?$/.test(words[at - 1] ?? '')
  );
}

function spelled(word: string): string {
  const plain = plainWord(word);
  if (isNameWord(word)) return plain;
  if (plain === 'i' || plain.startsWith("i'")) return capital(plain);
  return CAPITALS.has(plain) ? capital(plain) : plain;
}

function endsSentence(before: Written, next: Written): boolean {
  if (!OPENERS.has(next.first)) return false;
  return before.kind === 'name' || before.kind === 'phone' || next.pauseBefore >= PAUSE || ENDERS.has(before.first);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
