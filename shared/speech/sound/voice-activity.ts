import { ENGINE_RATE } from './resample.ts';

/** Samples in a frame of 20 ms. */
export const FRAME = ENGINE_RATE / 50;
/** Anything quieter (root mean square, of full scale) counts as silence, whatever surrounds it. */
const QUIETEST_SPEECH = 0.002;
/** Speech rises above the quiet between words; steady noise does not. */
const SPEECH_OVER_FLOOR = 2.5;
const LEAST_SPEECH_SECONDS = 0.3;

/**
 * Whether 16 kHz samples may contain speech, by level alone: at least 0.3 s that stands out from the quiet parts.
 * Silence and steady noise do not pass; loud, uneven sound passes and is left to the engine's confidence.
 */
export function mayHoldSpeech(samples: Float32Array): boolean {
  return soundingSeconds(samples) >= LEAST_SPEECH_SECONDS;
}

/** How many seconds of the samples stand out from their quiet parts. */
export function soundingSeconds(samples: Float32Array): number {
  const levels = frameLevels(samples);
  const sorted = levels.toSorted((one, other) => one - other);
  const floor = sorted[Math.floor(sorted.length / 10)] ?? 0;
  const needed = Math.max(QUIETEST_SPEECH, floor * SPEECH_OVER_FLOOR);
  return (levels.filter((level) => level > needed).length * FRAME) / ENGINE_RATE;
}

/** How loud each frame is, root mean square. */
export function frameLevels(samples: Float32Array): number[] {
  const levels: number[] = [];
  for (let at = 0; at + FRAME <= samples.length; at += FRAME) {
    let sum = 0;
    for (const sample of samples.subarray(at, at + FRAME)) sum += sample * sample;
    levels.push(Math.sqrt(sum / FRAME));
  }
  return levels;
}
