import type { Sound } from './read-wav.ts';

/** The embedded engine's sample rate, in Hz. */
export const ENGINE_RATE = 16_000;

const ZERO_CROSSINGS = 16;

/** Points of the kernel between two samples; a straight line between them is off by less than 16 bits can tell. */
const POINTS = 512;

/** Resamples a sound to 16 kHz. A windowed sinc removes what would alias into speech when the rate falls. */
export function atEngineRate({ sampleRate, samples }: Sound): Float32Array {
  if (sampleRate === ENGINE_RATE) return samples;
  const step = sampleRate / ENGINE_RATE;
  const cutoff = Math.min(1, 1 / step) * 0.94;
  const reach = ZERO_CROSSINGS / cutoff;
  const kernel = kernelTable(cutoff, reach);
  const resampled = new Float32Array(Math.floor(samples.length / step));
  for (let index = 0; index < resampled.length; index += 1) {
    const centre = index * step;
    let sum = 0;
    const last = Math.min(samples.length - 1, Math.floor(centre + reach));
    for (let at = Math.max(0, Math.ceil(centre - reach)); at <= last; at += 1) {
      const place = Math.abs(at - centre) * POINTS;
      const point = Math.trunc(place);
      const below = kernel[point] ?? 0;
      sum += (samples[at] ?? 0) * (below + ((kernel[point + 1] ?? 0) - below) * (place - point));
    }
    resampled[index] = sum;
  }
  return resampled;
}

/** A sinc low-pass under a Hann window, computed once: two minutes of sound use it a hundred million times. */
function kernelTable(cutoff: number, reach: number): Float64Array {
  return Float64Array.from({ length: Math.ceil(reach * POINTS) + 2 }, (_, point) => {
    const distance = Math.min(reach, point / POINTS);
    const angle = Math.PI * distance * cutoff;
    const sinc = Math.abs(angle) < 1e-9 ? 1 : Math.sin(angle) / angle;
    return cutoff * sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / reach));
  });
}
