/**
 * The recorder's cost and cleanliness (design target: ≤ 1 % of a core while recording, WAV ready ≤ 20 ms after Stop
 * for 60 s, aliases ≤ −90 dB, level within 0.5 dB up to 6.5 kHz). Run: `node bench/voice/audio.ts`.
 */
import { performance } from 'node:perf_hooks';
import { createPcmChunker } from '#src/audio/pcm-chunker.ts';
import { createResampler, SPEECH_RATE } from '#src/audio/resampler.ts';
import { encodeWav } from '#src/audio/wav-encoder.ts';

const SECONDS = 60;
const QUANTUM = 128;
const SETTLED_FROM = 2000;

function tone(hz: number, rate: number, seconds: number): Float32Array {
  return Float32Array.from({ length: rate * seconds }, (_, n) => Math.sin((2 * Math.PI * hz * n) / rate) / 2);
}

/** The whole path of the sound, block by block as a browser's audio thread delivers it. */
function record(input: Float32Array, rate: number): Int16Array[] {
  const chunks: Int16Array[] = [];
  const chunker = createPcmChunker((chunk) => chunks.push(chunk.samples));
  const resampler = createResampler(rate);
  const output = new Float32Array(resampler.capacityFor(QUANTUM));
  for (let from = 0; from < input.length; from += QUANTUM) {
    chunker.push(output, resampler.push(input.subarray(from, from + QUANTUM), output));
  }
  chunker.push(output, resampler.flush(output));
  chunker.flush();
  return chunks;
}

/** The output level for an input of `hz`, in dB relative to the input. */
function response(hz: number, rate: number): number {
  const input = tone(hz, rate, 1);
  const output = new Float32Array(rate);
  const written = createResampler(rate).push(input, output);
  const settled = output.subarray(SETTLED_FROM, written - SETTLED_FROM);
  const power = settled.reduce((sum, sample) => sum + sample * sample, 0) / settled.length;
  return 10 * Math.log10(power / (0.5 ** 2 / 2) + 1e-15);
}

for (const rate of [44_100, 48_000]) {
  const input = tone(440, rate, SECONDS);
  record(input.subarray(0, rate), rate);
  const began = performance.now();
  const chunks = record(input, rate);
  const recordedMs = performance.now() - began;

  const stopped = performance.now();
  const wav = encodeWav(chunks, SPEECH_RATE);
  const wavMs = performance.now() - stopped;

  const passband = Math.max(...[100, 1000, 3000, 5000, 6000, 6500].map((hz) => Math.abs(response(hz, rate))));
  const aliases = Math.max(...[9000, 9500, 10_000, 11_000, 12_000, 15_000, 20_000].map((hz) => response(hz, rate)));
  console.log(
    `${rate} Hz: ${((100 * recordedMs) / (SECONDS * 1000)).toFixed(2)} % of a core while recording,`,
    `WAV of ${SECONDS} s (${wav.length} bytes) ${wavMs.toFixed(1)} ms after Stop,`,
    `level within ${passband.toFixed(2)} dB to 6.5 kHz, loudest alias ${aliases.toFixed(1)} dB`,
  );
}
