import type { HeardWord } from './heard-words.ts';

/** Above this misfit the sound does not match the words found for it: noise, music, another language. */
const WORST_MISFIT = 0.515;
const BEST_MISFIT = 0.24;
/** One word or two in long noise are not a sentence. */
const LEAST_WORDED_SHARE = 0.3;
/** Nobody speaks this slowly on average (seconds per word): bursts of noise are stretched into a word or two. */
const SLOWEST_WORDS = 0.7;
/** What music and hum are mistaken for. */
const EMPTY_WORDS = new Set(['a', 'ah', 'and', 'er', 'i', 'it', 'of', 'oh', 'the', 'uh', 'um', 'eye', 'you']);

export interface Judgement {
  /** The words to believe: all or none. */
  readonly words: readonly HeardWord[];
  /** From 0 to 1. */
  readonly confidence: number;
}

/**
 * Weighs what the engine heard in a recording with `spokenSeconds` of sound. If the sound as a whole does not fit, no
 * word is believed, because a guess must not replace silence.
 */
export function judge(heard: readonly HeardWord[], spokenSeconds: number): Judgement {
  const seconds = heard.reduce((sum, word) => sum + word.seconds, 0);
  const saysSomething = heard.some(({ word }) => !EMPTY_WORDS.has(word));
  const isDrawnOut = seconds > heard.length * SLOWEST_WORDS;
  if (!saysSomething || isDrawnOut || seconds < spokenSeconds * LEAST_WORDED_SHARE) {
    return { words: [], confidence: 0 };
  }
  const misfit = heard.reduce((sum, word) => sum + word.misfit * word.seconds, 0) / seconds;
  const share = Math.min(1, Math.max(0, (WORST_MISFIT - misfit) / (WORST_MISFIT - BEST_MISFIT)));
  const confidence = Math.round(share * 100) / 100;
  return { words: confidence === 0 ? [] : heard, confidence };
}
