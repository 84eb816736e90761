import { hearPartAgain, type Change, type Listen } from './hear-part-again.ts';
import type { HeardWord } from './heard-words.ts';
import { digitWords, isDigitWord, phoneDigits } from './spoken-numbers.ts';

const USUAL_DIGITS = 10;
const LEAST_DIGITS = 4;
/** Words before the digits that are heard again with them ("my phone number is"). */
const LEAD_WORDS = 4;
/** What was taken for other words may be the rest of the number. */
const REST_SECONDS = 0.8;
const SECOND_HEARING: Change = { decibels: 30, faster: 1 };
const THIRD_HEARING: Change = { decibels: 35, faster: 0.97 };

/** The words after a check, and whether two hearings agree on what was checked. */
export interface Checked {
  readonly words: readonly HeardWord[];
  readonly isSure: boolean;
}

/**
 * Hears a phone number again, slightly changed, since a digit is easily taken for another that sounds alike. Where the second hearing
 * differs, a third decides with them on each digit; where the first one has not the usual ten digits, one that has is taken.
 */
export async function checkPhone(heard: readonly HeardWord[], samples: Float32Array, listen: Listen): Promise<Checked> {
  const run = longestDigitRun(heard);
  const lead = heard[Math.max(0, (run?.from ?? 0) - LEAD_WORDS)];
  const begin = heard[run?.from ?? 0];
  const last = heard[(run?.to ?? 0) - 1];
  if (run === undefined || lead === undefined || begin === undefined || last === undefined) {
    return { words: heard, isSure: true };
  }
  const first = phoneDigits(run.words);
  const end = last.start + last.seconds;
  const part = { from: lead.start - 0.1, to: first.length < USUAL_DIGITS ? Infinity : end + REST_SECONDS };
  const digitsAgain = async (change: Change) => {
    const again = longestDigitRun(await hearPartAgain(samples, part, change, listen));
    return phoneDigits(again?.words ?? []);
  };
  const second = await digitsAgain(SECOND_HEARING);
  if (second === first && isWhole(first)) return { words: heard, isSure: true };
  const hearings = [first, second, await digitsAgain(THIRD_HEARING)];
  const better = believed(hearings);
  const isSure = isWhole(better) && hearings.filter((digits) => digits === better).length > 1;
  if (better === first) return { words: heard, isSure };
  const seconds = (end - begin.start) / better.length;
  const digits = digitWords(better).map((word, at) => ({
    word,
    start: begin.start + at * seconds,
    seconds,
    misfit: begin.misfit,
  }));
  return { words: [...heard.slice(0, run.from), ...digits, ...heard.slice(run.to)], isSure };
}

/** The digits to believe: digit by digit what two of three hearings say, as long as all are whole. */
function believed([first = '', ...others]: readonly string[]): string {
  const [one, other] = others.filter(isWhole);
  if (!isWhole(first)) return one ?? first;
  if (one === undefined || other === undefined) return first;
  return first
    .split('')
    .map((digit, at) => (one[at] === other[at] ? (one[at] ?? digit) : digit))
    .join('');
}

function isWhole(digits: string): boolean {
  return digits.length === USUAL_DIGITS;
}

function longestDigitRun(words: readonly HeardWord[]): { from: number; to: number; words: string[] } | undefined {
  let best: { from: number; to: number } | undefined;
  for (let from = 0; from < words.length; from += 1) {
    let to = from;
    while (isDigitWord(words[to]?.word ?? '')) to += 1;
    if (to - from > (best === undefined ? LEAST_DIGITS - 1 : best.to - best.from)) best = { from, to };
    from = Math.max(from, to);
  }
  return best && { ...best, words: words.slice(best.from, best.to).map(({ word }) => word) };
}
