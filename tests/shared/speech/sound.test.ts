import { describe, expect, it } from 'vitest';
import { readWav } from '#shared/speech/sound/read-wav.ts';
import { atEngineRate, ENGINE_RATE } from '#shared/speech/sound/resample.ts';
import { mayHoldSpeech } from '#shared/speech/sound/voice-activity.ts';
import { noise, silence, tone, wavOf } from '../../support/sound/wav.ts';

function level(samples: Float32Array): number {
  const middle = samples.subarray(samples.length / 4, (3 * samples.length) / 4);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length);
}

describe('reading a WAV file', () => {
  it.each([8000, 16_000, 44_100, 48_000])('keeps the samples of %d Hz, mono and stereo', (rate) => {
    for (const channels of [1, 2]) {
      const read = readWav(wavOf(tone(300, 0.1, rate), { rate, channels }));
      expect(read).toMatchObject({ ok: true, value: { sampleRate: rate } });
      if (read.ok) expect(level(read.value.samples)).toBeCloseTo(0.5 / Math.SQRT2, 2);
    }
  });

  it('ends with the file when the header promises more, as recorders that stream write it', () => {
    const bytes = wavOf(tone(300, 0.1));
    new DataView(bytes.buffer).setUint32(40, 0xff_ff_ff_ff, true);
    const read = readWav(bytes);
    expect(read.ok && read.value.samples.length).toBe(1600);
  });

  it.each([
    ['nothing', new Uint8Array(), 'not-wav'],
    ['text', new TextEncoder().encode('this is no recording at all, only text'), 'not-wav'],
    ['a header cut short', wavOf(tone(300, 0.1)).subarray(0, 30), 'not-wav'],
    ['a file without sound', wavOf([]), 'empty'],
  ])('refuses %s', (_, bytes, kind) => {
    expect(readWav(bytes)).toEqual({ ok: false, problem: { kind } });
  });

  it('refuses samples of another width', () => {
    const bytes = wavOf(tone(300, 0.1));
    new DataView(bytes.buffer).setUint16(34, 24, true);
    expect(readWav(bytes)).toEqual({ ok: false, problem: { kind: 'not-pcm16' } });
  });

  it('does not walk through a million empty chunks', () => {
    const file = wavOf(tone(300, 0.1));
    const padding = new Uint8Array(8 * 1000);
    for (let at = 0; at < padding.length; at += 8) padding.set(new TextEncoder().encode('JUNK'), at);
    const padded = new Uint8Array([...file.subarray(0, 12), ...padding, ...file.subarray(12)]);
    expect(readWav(padded)).toEqual({ ok: false, problem: { kind: 'not-wav' } });
    const few = new Uint8Array([...file.subarray(0, 12), ...padding.subarray(0, 80), ...file.subarray(12)]);
    expect(readWav(few).ok).toBe(true);
  });

  it('refuses no channels and absurd rates', () => {
    const [none, slow] = [wavOf(tone(300, 0.1)), wavOf(tone(300, 0.1))];
    new DataView(none.buffer).setUint16(22, 0, true);
    new DataView(slow.buffer).setUint32(24, 1, true);
    expect([readWav(none).ok, readWav(slow).ok]).toEqual([false, false]);
  });
});

describe('resampling to the rate of the engine', () => {
  it.each([8000, 22_050, 44_100, 48_000])('keeps a tone of speech from %d Hz', (rate) => {
    const resampled = atEngineRate({ sampleRate: rate, samples: tone(1000, 0.5, rate) });
    expect(resampled.length).toBeCloseTo(ENGINE_RATE / 2, -2);
    expect(level(resampled)).toBeCloseTo(0.5 / Math.SQRT2, 2);
  });

  it('does not fold 9 and 12 kHz into speech', () => {
    for (const hertz of [9000, 12_000]) {
      const resampled = atEngineRate({ sampleRate: 48_000, samples: tone(hertz, 0.5, 48_000) });
      expect(level(resampled)).toBeLessThan(0.001);
    }
  });
});

describe('telling by level whether there may be speech', () => {
  it('hears none in silence, in steady noise and in a steady tone', () => {
    expect([silence(3), noise(3), noise(3, 0.001), tone(440, 3)].map(mayHoldSpeech)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('hears none in a click', () => {
    const click = silence(3);
    click.set(noise(0.1, 0.8), 16_000);
    expect(mayHoldSpeech(click)).toBe(false);
  });

  it('lets pass what is loud and uneven, even over noise', () => {
    const sound = noise(4, 0.01);
    for (const start of [16_000, 32_000, 48_000]) sound.set(tone(200, 0.5), start);
    expect(mayHoldSpeech(sound)).toBe(true);
  });
});
