import { expect, test } from 'vitest';
import { CHUNK_SAMPLES, createPcmChunker, type PcmChunk } from '#src/audio/pcm-chunker.ts';
import { createResampler, SPEECH_RATE } from '#src/audio/resampler.ts';
import { encodeWav } from '#src/audio/wav-encoder.ts';
import { tone } from './tone.ts';

function text(file: Uint8Array, from: number): string {
  return String.fromCharCode(...file.subarray(from, from + 4));
}

/** The whole way of the sound, as the worklet goes it. */
function recordAt(rate: number, seconds: number): { wav: Uint8Array; chunks: PcmChunk[] } {
  const chunks: PcmChunk[] = [];
  const chunker = createPcmChunker((chunk) => chunks.push(chunk));
  const resampler = createResampler(rate);
  const input = tone(440, rate, seconds);
  const output = new Float32Array(resampler.capacityFor(128));
  for (let from = 0; from < input.length; from += 128) {
    chunker.push(output, resampler.push(input.subarray(from, from + 128), output));
  }
  chunker.push(output, resampler.flush(output));
  chunker.flush();
  return {
    wav: encodeWav(
      chunks.map(({ samples }) => samples),
      SPEECH_RATE,
    ),
    chunks,
  };
}

test('the file begins with a RIFF header of mono 16-bit PCM at 16 kHz', () => {
  const file = encodeWav([Int16Array.of(1, -2), Int16Array.of(3)], SPEECH_RATE);
  const view = new DataView(file.buffer);
  expect([text(file, 0), text(file, 8), text(file, 12), text(file, 36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect(view.getUint32(4, true)).toBe(file.length - 8);
  expect(view.getUint16(20, true)).toBe(1);
  expect(view.getUint16(22, true)).toBe(1);
  expect(view.getUint32(24, true)).toBe(16_000);
  expect(view.getUint32(28, true)).toBe(32_000);
  expect(view.getUint16(32, true)).toBe(2);
  expect(view.getUint16(34, true)).toBe(16);
  expect(view.getUint32(40, true)).toBe(6);
  expect([44, 46, 48].map((offset) => view.getInt16(offset, true))).toEqual([1, -2, 3]);
});

test('a recording without a sample is still a valid, empty file', () => {
  expect(encodeWav([], SPEECH_RATE)).toHaveLength(44);
});

test.each([44_100, 48_000])('3.3 s recorded at %i Hz are 3.3 s in the file, give or take 50 ms', (rate) => {
  const { wav } = recordAt(rate, 3.3);
  const seconds = (wav.length - 44) / 2 / SPEECH_RATE;
  expect(Math.abs(seconds - 3.3)).toBeLessThanOrEqual(0.05);
});

test('levels come twenty times a second and say how loud the sound is', () => {
  const { chunks } = recordAt(48_000, 1);
  expect(chunks).toHaveLength(SPEECH_RATE / CHUNK_SAMPLES);
  expect(chunks[10]?.rms).toBeCloseTo(0.5 / Math.SQRT2, 2);
  expect(chunks[10]?.peak).toBeCloseTo(0.5, 2);
});

test('samples beyond full scale are held at the limit instead of wrapping round', () => {
  const chunks: PcmChunk[] = [];
  const chunker = createPcmChunker((chunk) => chunks.push(chunk));
  chunker.push(Float32Array.of(2, -2, 1, -1), 4);
  chunker.flush();
  expect([...(chunks[0]?.samples ?? [])]).toEqual([32_767, -32_768, 32_767, -32_768]);
});
