import { designLowPass } from './low-pass.ts';

/** The sample rate that speech engines expect, in Hz. */
export const SPEECH_RATE = 16_000;

/** Filter length at 48 kHz; higher rates get a proportionally longer one, so that the edges stay in place. */
const TAPS_AT_48_KHZ = 127;

/** −6 dB point in Hz: with 127 taps at 48 kHz the passband is flat to 6.5 kHz and the stop band begins below 9 kHz. */
const EDGE_HZ = 7_700;

/** A running conversion of one channel to 16 kHz. */
export type Resampler = {
  /** The maximum number of output samples for one `push` of `inputLength` samples. */
  capacityFor(inputLength: number): number;
  /** Takes input samples in −1…1, writes 16 kHz samples into `output`, and returns how many. */
  push(input: Float32Array, output: Float32Array): number;
  /** Writes what is still in the filter; the output is then as long as the input, to the sample. */
  flush(output: Float32Array): number;
};

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/**
 * A streaming polyphase FIR filter from `inputRate` (Hz, a whole number) to 16 kHz. Whatever would alias into speech is
 * at least 90 dB down; up to 6.5 kHz the level is within 0.5 dB. The filter's delay is compensated.
 */
export function createResampler(inputRate: number): Resampler {
  const divisor = greatestCommonDivisor(inputRate, SPEECH_RATE);
  const phases = SPEECH_RATE / divisor;
  const step = inputRate / divisor;
  const half = Math.ceil((((TAPS_AT_48_KHZ - 1) / 2) * Math.max(inputRate, 48_000)) / 48_000);
  const taps = 2 * half + 1;
  // A device slower than 16 kHz has nothing above its own Nyquist frequency, so the filter stays below that.
  const rows = designLowPass({ taps, edgeHz: Math.min(EDGE_HZ, inputRate * 0.46), inputRate }, phases);

  let line = new Float32Array(taps + 4096);
  let filled = half;
  let phase = 0;
  let start = 0;

  function append(input: Float32Array): void {
    if (filled + input.length > line.length) {
      const longer = new Float32Array(filled + input.length);
      longer.set(line.subarray(0, filled));
      line = longer;
    }
    line.set(input, filled);
    filled += input.length;
  }

  function drain(output: Float32Array): number {
    let written = 0;
    while (start + taps <= filled) {
      const row = phase * taps;
      let sum = 0;
      for (let tap = 0; tap < taps; tap += 1) sum += (rows[row + tap] ?? 0) * (line[start + tap] ?? 0);
      output[written] = sum;
      written += 1;
      phase += step;
      start += Math.floor(phase / phases);
      phase %= phases;
    }
    // When decimating by more than the filter's length, the next start may lie beyond what has arrived.
    const used = Math.min(start, filled);
    line.copyWithin(0, used, filled);
    filled -= used;
    start -= used;
    return written;
  }

  return {
    capacityFor: (inputLength) => Math.ceil(((inputLength + half) * phases) / step) + 1,
    push(input, output) {
      append(input);
      return drain(output);
    },
    flush(output) {
      append(new Float32Array(half));
      return drain(output);
    },
  };
}
