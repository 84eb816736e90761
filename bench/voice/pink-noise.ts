import type { Sound } from '#shared/speech/sound/read-wav.ts';
import { encodeWav } from '#src/audio/wav-encoder.ts';
import { seededRandom } from '../../tools/language/vocabulary/sentence-grammar.ts';

/** The samples under pink noise (as loud in every octave, like a busy hall), `decibels` below their loudness; the same at every call. */
export function underPinkNoise(samples: Float32Array, decibels: number): Float32Array {
  const random = seededRandom(15);
  // Paul Kellet's filter: white noise through three leaky sums falls by 3 dB an octave.
  const sums = [0, 0, 0];
  const noise = samples.map(() => {
    const white = random() * 2 - 1;
    sums[0] = 0.99765 * (sums[0] ?? 0) + white * 0.099046;
    sums[1] = 0.963 * (sums[1] ?? 0) + white * 0.2965164;
    sums[2] = 0.57 * (sums[2] ?? 0) + white * 1.0526913;
    return sums[0] + sums[1] + sums[2] + white * 0.1848;
  });
  const gain = loudness(samples) / loudness(noise) / 10 ** (decibels / 20);
  return samples.map((sample, at) => sample + (noise[at] ?? 0) * gain);
}

/** A WAV file of the sound with pink noise. */
export function wavUnderNoise({ samples, sampleRate }: Sound, decibels: number): Uint8Array {
  const pcm = underPinkNoise(samples, decibels).map((sample) => Math.max(-1, Math.min(1, sample)) * 32_767);
  return encodeWav([Int16Array.from(pcm)], sampleRate);
}

function loudness(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));
}
