import { describe, expect, test } from 'vitest';
import { createResampler, SPEECH_RATE } from '#src/audio/resampler.ts';
import { levelAt, tone } from './tone.ts';

/** Feeds `input` in blocks of an audio engine's size and returns all that comes out. */
function resample(input: Float32Array, rate: number, block = 128): Float32Array {
  const resampler = createResampler(rate);
  const output = new Float32Array(Math.ceil((input.length * SPEECH_RATE) / rate) + 2);
  let length = 0;
  for (let from = 0; from < input.length; from += block) {
    length += resampler.push(input.subarray(from, from + block), output.subarray(length));
  }
  length += resampler.flush(output.subarray(length));
  return output.subarray(0, length);
}

/** The middle of the output, without the filter's start and end. */
function settled(output: Float32Array): Float32Array {
  return output.subarray(800, output.length - 800);
}

describe.each([44_100, 48_000, 96_000])('from %i Hz to 16 kHz', (rate) => {
  test.each([100, 300, 1000, 3000, 5000, 6000, 6500])('keeps %i Hz within 0.5 dB', (hz) => {
    const level = levelAt(hz, settled(resample(tone(hz, rate, 1), rate)), SPEECH_RATE);
    expect(Math.abs(level)).toBeLessThanOrEqual(0.5);
  });

  test.each([
    [9000, 7000],
    [9500, 6500],
    [10_000, 6000],
    [12_000, 4000],
    [15_000, 1000],
    [20_000, 4000],
  ])('lets a tone of %i Hz come back at %i Hz by −90 dB at most', (hz, alias) => {
    const level = levelAt(alias, settled(resample(tone(hz, rate, 1), rate)), SPEECH_RATE);
    expect(level).toBeLessThanOrEqual(-90);
  });

  test('gives as many samples as the time asks for', () => {
    expect(resample(tone(440, rate, 2.5), rate)).toHaveLength(2.5 * SPEECH_RATE);
  });

  test('takes the filter’s delay out: a click stays where it was', () => {
    const input = new Float32Array(rate);
    input[rate / 2] = 1;
    const output = resample(input, rate);
    const loudest = output.reduce((best, sample, index) => (sample > (output[best] ?? 0) ? index : best), 0);
    expect(Math.abs(loudest - SPEECH_RATE / 2)).toBeLessThanOrEqual(1);
  });

  test('does not depend on how the sound was cut into blocks', () => {
    const input = tone(1234, rate, 0.5);
    expect(resample(input, rate, 100)).toEqual(resample(input, rate, 4096));
  });
});

test('a 16 kHz device passes unharmed, and an 8 kHz device is brought up', () => {
  expect(Math.abs(levelAt(3000, settled(resample(tone(3000, 16_000, 1), 16_000)), SPEECH_RATE))).toBeLessThan(0.5);
  const brought = resample(tone(1000, 8000, 1), 8000);
  expect(brought).toHaveLength(SPEECH_RATE);
  expect(Math.abs(levelAt(1000, settled(brought), SPEECH_RATE))).toBeLessThan(0.5);
  expect(levelAt(7000, settled(brought), SPEECH_RATE)).toBeLessThan(-80);
});
