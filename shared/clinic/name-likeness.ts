import { similarity } from '#shared/text/edit-distance.ts';
import { nameWords, soundOf } from './person-name.ts';

export type NameLikeness = {
  /** 0 to 1: for the whole name. */
  readonly whole: number;
  /** 0 to 1: for the two least similar words. Siblings share all but one word. */
  readonly weakest: number;
};

/** The score of words that sound the same, if they also look similar. */
const SAME_SOUND = 0.93;
const INITIAL = 0.8;
/** A one-word name says less than one of two words. */
const ONE_WORD = 0.85;
const WORD_LEFT_OVER = 0.05;
const MOST_WORDS = 5;

/** How similar two names are in any word order: middle names may be missing, words written together. */
export function nameLikeness(one: string, other: string): NameLikeness {
  const [few, many] = [nameWords(one).slice(0, MOST_WORDS), nameWords(other).slice(0, MOST_WORDS)].toSorted(
    (a, b) => a.length - b.length,
  );
  if (few === undefined || many === undefined || few.length === 0) return { whole: 0, weakest: 0 };
  const joined = similarity(few.join(''), many.join(''));
  const matched = bestMatch(few, many);
  const weakest = Math.min(...matched);
  const mean = matched.reduce((sum, each) => sum + each, 0) / matched.length;
  const spare = (many.length - few.length) * WORD_LEFT_OVER;
  const whole = Math.max(0, mean - spare) * (few.length === 1 && many.length > 1 ? ONE_WORD : 1);
  return joined > whole && joined > 0.85 ? { whole: joined, weakest: Math.max(weakest, joined) } : { whole, weakest };
}

/**
 * The similarity of each word on the shorter side to its own partner on the longer side, paired for the greatest sum.
 */
function bestMatch(few: readonly string[], many: readonly string[]): number[] {
  const [word, ...rest] = few;
  if (word === undefined) return [];
  let best: number[] = [];
  let greatest = -1;
  for (const [index, candidate] of many.entries()) {
    const others = bestMatch(rest, many.toSpliced(index, 1));
    const found = [wordLikeness(word, candidate), ...others];
    const sum = found.reduce((total, each) => total + each, 0);
    if (sum > greatest) [best, greatest] = [found, sum];
  }
  return best;
}

function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  if (one.length === 1 || other.length === 1) return one[0] === other[0] ? INITIAL : 0;
  const looks = similarity(one, other);
  const soundsSame = soundOf(one) === soundOf(other) && soundOf(one).length > 1;
  return soundsSame && looks >= 0.4 ? Math.max(looks, SAME_SOUND) : looks;
}
