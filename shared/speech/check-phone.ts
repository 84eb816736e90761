import type { HeardWord } from './heard-words.ts';
import { withNoiseFloor } from './noise-floor.ts';
import { ENGINE_RATE } from './resample.ts';
import { digitWords, isDigitWord, phoneDigits } from './spoken-numbers.ts';

const USUAL_DIGITS = 10;
const LEAST_DIGITS = 4;
/** Words before the digits that are heard again with them ("my phone number is"). */
const LEAD_WORDS = 4;
/** What was taken for other words may be the rest of the number. */
const REST_SECONDS = 0.8;
/** Under how soft a noise (decibels below the voice) the number is heard again, and how much faster it is played. */
const HEARINGS = [
  { decibels: 30, faster: 1 },
  { decibels: 35, faster: 0.97 },
] as const;

/**
 * Hears a phone number twice more, slightly changed, since a digit is easily taken for another that sounds alike. Two hearings of three
 * decide on each digit; where the first one has not the usual ten digits, one that has is taken.
 */
export async function checkPhone(
  heard: readonly HeardWord[],
  samples: Float32Array,
  listen: (samples: Float32Array) => Promise<HeardWord[] | undefined>,
): Promise<readonly HeardWord[]> {
  const run = longestDigitRun(heard);
  if (run === undefined) return heard;
  const lead = heard[Math.max(0, run.from - LEAD_WORDS)];
  const last = heard[run.to - 1];
  if (lead === undefined || last === undefined) return heard;
  const isShort = phoneDigits(run.words).length < USUAL_DIGITS;
  const start = Math.max(0, lead.start - 0.1);
  const end = isShort ? Infinity : last.start + last.seconds + REST_SECONDS;
  const part = samples.slice(Math.floor(start * ENGINE_RATE), Math.min(samples.length, Math.ceil(end * ENGINE_RATE)));
  const others: string[] = [];
  for (const { decibels, faster } of HEARINGS) {
    const again = await listen(withNoiseFloor(played(part, faster), decibels));
    others.push(phoneDigits((again && longestDigitRun(again)?.words) ?? []));
  }
  const better = believed(phoneDigits(run.words), others);
  if (better === undefined) return heard;
  const { start: begin = 0, misfit = 0 } = heard[run.from] ?? {};
  const seconds = (last.start + last.seconds - begin) / better.length;
  const digits = digitWords(better).map((word, at) => ({ word, start: begin + at * seconds, seconds, misfit }));
  return [...heard.slice(0, run.from), ...digits, ...heard.slice(run.to)];
}

/** The digits to believe where they differ from the first ones: digit by digit what two of three hearings say. */
function believed(first: string, others: readonly string[]): string | undefined {
  const [one, other] = others.filter((digits) => digits.length === USUAL_DIGITS);
  if (first.length !== USUAL_DIGITS) return one;
  if (one === undefined || other === undefined) return undefined;
  const voted = first
    .split('')
    .map((digit, at) => (one[at] === other[at] ? (one[at] ?? digit) : digit))
    .join('');
  return voted === first ? undefined : voted;
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

/** The samples played that much faster, by linear interpolation. */
function played(samples: Float32Array, faster: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / faster) }, (_, index) => {
    const at = index * faster;
    const left = Math.floor(at);
    const before = samples[left] ?? 0;
    return before + ((samples[left + 1] ?? before) - before) * (at - left);
  });
}
