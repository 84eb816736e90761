import { ENGINE_RATE } from './resample.ts';
import { FRAME, frameLevels } from './voice-activity.ts';

/** A recording no longer than this (in seconds) stays whole; pieces have lengths between these. */
const WHOLE = 20;
const SHORTEST = 6;
const LONGEST = 15;
/** How many frames of 20 ms around a point are weighed for its loudness. */
const AROUND = 10;

/** Cuts 16 kHz samples at their quietest points into pieces short enough for the engine. */
export function cutAtPauses(samples: Float32Array): Float32Array[] {
  const pieces: Float32Array[] = [];
  let rest = samples;
  while (rest.length > WHOLE * ENGINE_RATE) {
    const at = quietest(rest, SHORTEST * ENGINE_RATE, LONGEST * ENGINE_RATE);
    pieces.push(rest.slice(0, at));
    rest = rest.subarray(at);
  }
  return [...pieces, rest.slice()];
}

/** The sample between `from` and `to` in the middle of the quietest 0.2 s. */
function quietest(samples: Float32Array, from: number, to: number): number {
  const levels = frameLevels(samples.subarray(from, to));
  let best = 0;
  let least = Infinity;
  for (let at = 0; at + AROUND <= levels.length; at += 1) {
    const sum = levels.slice(at, at + AROUND).reduce((total, level) => total + level, 0);
    if (sum >= least) continue;
    least = sum;
    best = at;
  }
  return from + (best + AROUND / 2) * FRAME;
}
