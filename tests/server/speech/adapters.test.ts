import { afterEach, describe, expect, it } from 'vitest';
import { createAssemblyAiGateway } from '#server/gateways/speech-to-text/assemblyai.ts';
import { createEmbeddedGateway } from '#server/gateways/speech-to-text/embedded/embedded-gateway.ts';
import { withFallback } from '#server/gateways/speech-to-text/fallback.ts';
import { createOpenAiGateway } from '#server/gateways/speech-to-text/openai.ts';
import type { SpeechGateway } from '#server/gateways/speech-to-text/speech-problem.ts';
import { startStandIn, type Received, type StandIn } from '../../support/sound/speech-stand-ins.ts';
import { tone, wavOf } from '../../support/sound/wav.ts';

const wav = wavOf(tone(300, 0.2));
const patience = () => AbortSignal.timeout(20_000);
let standIn: StandIn | undefined;
afterEach(() => standIn?.stop());

/** The hosted protocol: one poll finds the job at work (`atWork`), the next one finds it as `last` says. */
function hosted(last: Record<string, unknown>, atWork = 'processing') {
  let polls = 0;
  return ({ method, path }: Received) => {
    if (path === '/v2/upload') return { body: { upload_url: 'https://cdn.example/upload/1' } };
    if (method === 'POST') return { body: { id: 'job-1', status: 'queued', text: null } };
    polls += 1;
    return { body: polls === 1 ? { id: 'job-1', status: atWork, text: null } : { id: 'job-1', ...last } };
  };
}

describe('the hosted service', () => {
  it('is sent the audio and the key, asked for a transcript, and polled until it is there', async () => {
    standIn = await startStandIn(hosted({ status: 'completed', text: ' Hello there. ', confidence: 0.9 }));
    const gateway = createAssemblyAiGateway({ url: standIn.url, apiKey: 'a-key', pollEveryMs: 1 });
    expect(await gateway.transcribe(wav, patience())).toEqual({
      ok: true,
      value: { text: 'Hello there.', engine: 'hosted', confidence: 0.9 },
    });
    expect(standIn.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v2/upload',
      'POST /v2/transcript',
      'GET /v2/transcript/job-1',
      'GET /v2/transcript/job-1',
    ]);
    expect(standIn.received.every(({ headers }) => headers.authorization === 'a-key')).toBe(true);
    expect(new Uint8Array(standIn.received[0]?.body ?? [])).toEqual(wav);
    expect(JSON.parse(String(standIn.received[1]?.body))).toEqual({ audio_url: 'https://cdn.example/upload/1' });
  });

  it.each([
    [{ status: 'completed', text: '' }, { kind: 'no-speech' }],
    [{ status: 'error', error: 'bad audio' }, { kind: 'unclear' }],
  ])('that ends with %j is %j', async (last, problem) => {
    standIn = await startStandIn(hosted(last));
    const gateway = createAssemblyAiGateway({ url: standIn.url, apiKey: 'a-key', pollEveryMs: 1 });
    expect(await gateway.transcribe(wav, patience())).toEqual({ ok: false, problem });
  });

  it('with a status nobody has heard of is asked again until it has ended (CALL-11)', async () => {
    standIn = await startStandIn(hosted({ status: 'completed', text: 'Hello.' }, 'unheard of'));
    const gateway = createAssemblyAiGateway({ url: standIn.url, apiKey: 'a-key', pollEveryMs: 1 });
    expect(await gateway.transcribe(wav, patience())).toMatchObject({ ok: true, value: { text: 'Hello.' } });
  });

  it('that refuses, or is not there, or is given up, is told apart', async () => {
    standIn = await startStandIn(() => ({ status: 401, body: { error: 'Invalid API key' } }));
    const gateway = createAssemblyAiGateway({ url: standIn.url, apiKey: 'wrong' });
    expect(await gateway.transcribe(wav, patience())).toEqual({ ok: false, problem: { kind: 'refused', status: 401 } });
    expect(await gateway.transcribe(wav, AbortSignal.abort())).toEqual({ ok: false, problem: { kind: 'stopped' } });
    await standIn.stop();
    expect(await gateway.transcribe(wav, patience())).toEqual({ ok: false, problem: { kind: 'unreachable' } });
  });
});

describe("a server of the clinic's own", () => {
  it.each(['', '/', '/v1'])('is sent a form with the file, at an address that ends with "%s"', async (ending) => {
    standIn = await startStandIn(() => ({ body: { text: 'Good morning.' } }));
    const gateway = createOpenAiGateway({ url: standIn.url + ending });
    expect(await gateway.transcribe(wav, patience())).toEqual({
      ok: true,
      value: { text: 'Good morning.', engine: 'self-hosted' },
    });
    const [request] = standIn.received;
    expect(request?.path).toBe('/v1/audio/transcriptions');
    const form = await new Response(new Uint8Array(request?.body ?? []), {
      headers: { 'content-type': String(request?.headers['content-type']) },
    }).formData();
    expect([...form.keys()].toSorted()).toEqual(['file', 'model', 'response_format']);
    const file = form.get('file');
    expect(file instanceof Blob && new Uint8Array(await file.arrayBuffer())).toEqual(wav);
  });

  it('that hears nothing is a failure', async () => {
    standIn = await startStandIn(() => ({ body: { text: '  ' } }));
    expect(await createOpenAiGateway({ url: standIn.url }).transcribe(wav, patience())).toEqual({
      ok: false,
      problem: { kind: 'no-speech' },
    });
  });

  it('that answers no JSON is unreadable', async () => {
    standIn = await startStandIn(() => ({ body: '<html>' }));
    expect(await createOpenAiGateway({ url: standIn.url }).transcribe(wav, patience())).toEqual({
      ok: false,
      problem: { kind: 'unreadable-answer' },
    });
  });
});

describe('when the chosen service fails', () => {
  const who = { by: 'clinic', name: 'speech.clinic' } as const;
  const now = new Date('2026-11-21T09:30:00Z');
  const second: SpeechGateway = {
    transcribe: async () => ({ ok: true, value: { text: 'Hello.', engine: 'embedded' } }),
    close: async () => undefined,
  };

  it('the embedded engine listens instead, and the engine says so', async () => {
    standIn = await startStandIn(() => ({ status: 500, body: {} }));
    const gateway = withFallback(createOpenAiGateway({ url: standIn.url }), second, {
      who,
      patienceMs: 20_000,
      now: () => now,
    });
    expect(await gateway.transcribe(wav, patience())).toEqual({
      ok: true,
      value: { text: 'Hello.', engine: 'embedded (fallback)' },
    });
    expect(gateway.status?.()).toEqual({ ...who, failures: 1, lastFailure: { at: now, kind: 'refused', status: 500 } });
  });

  it('but not when the service heard that nobody spoke', async () => {
    standIn = await startStandIn(() => ({ body: { text: '' } }));
    const gateway = withFallback(createOpenAiGateway({ url: standIn.url }), second, {
      who,
      patienceMs: 20_000,
      now: () => now,
    });
    expect(await gateway.transcribe(wav, patience())).toEqual({ ok: false, problem: { kind: 'no-speech' } });
    expect(gateway.status?.()).toEqual({ ...who, failures: 0 });
  });

  it('and so when it takes too long', async () => {
    const hanging: SpeechGateway = {
      transcribe: (_, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ ok: false, problem: { kind: 'stopped' } }));
        }),
      close: async () => undefined,
    };
    const gateway = withFallback(hanging, second, { who, patienceMs: 1, now: () => now });
    expect(await gateway.transcribe(wav, patience())).toMatchObject({ ok: true, value: { text: 'Hello.' } });
    expect(gateway.status?.()).toEqual({ ...who, failures: 1, lastFailure: { at: now, kind: 'too-slow' } });
  });

  it('but not when whoever waited has given up', async () => {
    const gateway = withFallback(createOpenAiGateway({ url: 'http://127.0.0.1:9' }), second, {
      who,
      patienceMs: 20_000,
    });
    expect(await gateway.transcribe(wav, AbortSignal.abort())).toEqual({ ok: false, problem: { kind: 'stopped' } });
  });
});

describe('a language other than English', () => {
  it('is told to the hosted service and to a server of the clinic’s own, by the name they know it by', async () => {
    standIn = await startStandIn(hosted({ status: 'completed', text: 'Olá.' }));
    const gateway = createAssemblyAiGateway({ url: standIn.url, apiKey: 'a-key', pollEveryMs: 1 });
    expect((await gateway.transcribe(wav, patience(), 'pt-BR')).ok).toBe(true);
    expect(JSON.parse(String(standIn.received[1]?.body))).toMatchObject({ language_code: 'pt' });
    await standIn.stop();
    standIn = await startStandIn(() => ({ body: { text: 'Olá.' } }));
    expect((await createOpenAiGateway({ url: standIn.url }).transcribe(wav, patience(), 'pt-BR')).ok).toBe(true);
    expect(String(standIn.received[0]?.body)).toMatch(/name="language"\r\n\r\npt\r\n/);
  });

  it('is not heard by the engine inside, also not in place of a service that fails', async () => {
    standIn = await startStandIn(() => ({ status: 500, body: {} }));
    const inside = createEmbeddedGateway();
    const who = { by: 'hosted', name: 'h' } as const;
    const gateway = withFallback(createAssemblyAiGateway({ url: standIn.url, apiKey: 'a-key' }), inside, {
      who,
      patienceMs: 20_000,
    });
    expect(await gateway.transcribe(wav, patience(), 'es')).toEqual({ ok: false, problem: { kind: 'unclear' } });
    await gateway.close();
  });
});
