import type { HeardWord } from './heard-words.ts';

/** Above this misfit a second of sound is something else than the words found for it. */
const WORST_MISFIT = 0.46;
const BEST_MISFIT = 0.2;

/**
 * Weighs what the engine heard: words to be believed, and a confidence from 0 to 1. When the sounds as a whole do not fit (noise, music,
 * another language) no word is believed: a guess must not stand for silence.
 */
export function judge(heard: readonly HeardWord[]): { words: readonly HeardWord[]; confidence: number } {
  const seconds = heard.reduce((sum, word) => sum + word.seconds, 0);
  if (seconds === 0) return { words: [], confidence: 0 };
  const misfit = heard.reduce((sum, word) => sum + word.misfit * word.seconds, 0) / seconds;
  const confidence = Math.min(1, Math.max(0, (WORST_MISFIT - misfit) / (WORST_MISFIT - BEST_MISFIT)));
  return { words: confidence === 0 ? [] : heard, confidence: Math.round(confidence * 100) / 100 };
}
