import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { extractRegistration } from '#shared/words/form/extract-registration.ts';
import { createSpeechGateway } from '#server/gateways/speech-to-text/speech-gateway.ts';
import { noise, silence, tone, wavOf } from '../../support/sound/wav.ts';

const gateway = createSpeechGateway({
  speech: { url: undefined, apiKey: undefined, openAiUrl: undefined, patienceMs: 1000 },
});
afterAll(() => gateway.close());
const patience = () => AbortSignal.timeout(50_000);

describe('the embedded engine', () => {
  it('hears a registration and writes it as the form needs it', async () => {
    const clip = await readFile(new URL('../../support/clips/rosa-bennett.wav', import.meta.url));
    const heard = await gateway.transcribe(clip, patience());
    expect(heard).toMatchObject({ ok: true, value: { engine: 'embedded', confidence: expect.any(Number) } });
    const { name, age, gender, phone, symptoms } = extractRegistration(heard.ok ? heard.value.text : '');
    expect({ name, age, gender, phone, symptoms }).toMatchObject({
      name: { value: 'Rosa Bennett' },
      age: { value: 38 },
      gender: { value: 'female' },
      phone: { value: '4155552671' },
      symptoms: { value: expect.arrayContaining(['fever', 'sore throat']) },
    });
  });

  it.each([
    ['silence', silence(3)],
    ['white noise', noise(3)],
    ['a steady tone', tone(440, 3)],
  ])('hears no speech in %s', async (_, samples) => {
    expect(await gateway.transcribe(wavOf(samples), patience())).toEqual({ ok: false, problem: { kind: 'no-speech' } });
  });

  it('takes no bursts of noise for a drawn out word', async () => {
    for (const [seconds, loudness, every] of [
      [0.5, 0.3, 20_000],
      [0.3, 0.8, 7000],
    ] as const) {
      const bursts = silence(5);
      for (let start = 0; start + seconds * 16_000 < bursts.length; start += every)
        bursts.set(noise(seconds, loudness), start);
      expect((await gateway.transcribe(wavOf(bursts), patience())).ok).toBe(false);
    }
  });

  it('gives up when it is told to, and listens again afterwards', async () => {
    const uneven = silence(3);
    for (const start of [0, 12_000, 30_000]) uneven.set(noise(0.4, 0.3), start);
    expect(await gateway.transcribe(wavOf(uneven), AbortSignal.abort())).toEqual({
      ok: false,
      problem: { kind: 'stopped' },
    });
    const again = await gateway.transcribe(wavOf(uneven), patience());
    expect(again.ok).toBe(false);
  });
});
