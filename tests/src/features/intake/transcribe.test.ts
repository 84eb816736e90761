import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { transcribe } from '#src/features/intake/session/transcribe.ts';

type Answer = { readonly status?: number; readonly body: unknown };

/** A speech service over real HTTP that gives these answers in turn, and writes down what it was asked. */
async function serve(answers: readonly Answer[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume();
    const { status = 200, body } = answers[Math.min(asked.length, answers.length) - 1] ?? { body: {} };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  vi.stubGlobal('location', { href: `http://127.0.0.1:${address.port}/frontdesk`, origin: 'x' });
  stop = () => server.close();
  return asked;
}

let stop = (): unknown => undefined;
const WAV = new Uint8Array(44);
const uploaded = { body: { upload_url: 'https://speech.test/1' } };
const queued = { body: { id: 'job 1', status: 'queued' } };

afterEach(() => {
  vi.unstubAllGlobals();
  stop();
});

test('upload, ask, read: the words come back trimmed, with the engine that heard them', async () => {
  const asked = await serve([
    uploaded,
    queued,
    { body: { id: 'job 1', status: 'completed', text: ' hi ', engine: 'e' } },
  ]);
  const heard = await transcribe(WAV, new AbortController().signal);
  expect(heard).toEqual({ ok: true, value: { text: 'hi', engine: 'e' } });
  expect(asked).toEqual(['POST /v2/upload', 'POST /v2/transcript', 'GET /v2/transcript/job%201']);
});

test('it is asked again after 3000 ms, not sooner', async () => {
  const asked = await serve([uploaded, queued, queued, { body: { id: '1', status: 'completed', text: 'hi' } }]);
  const heard = transcribe(WAV, new AbortController().signal);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  const firstAskedAtMs = performance.now();
  await expect(heard).resolves.toMatchObject({ ok: true });
  expect(performance.now() - firstAskedAtMs).toBeGreaterThan(2900);
  expect(asked).toHaveLength(4);
});

test.each([
  ['a job that ends in an error', { body: { id: '1', status: 'error', error: 'bad' } }],
  ['an empty text', { body: { id: '1', status: 'completed', text: ' ' } }],
  ['no text at all', { body: { id: '1', status: 'completed', text: null } }],
  ['an answer that is none', { body: '<html>' }],
])('%s counts as no words', async (_name, last) => {
  await serve([uploaded, queued, last]);
  await expect(transcribe(WAV, new AbortController().signal)).resolves.toEqual({
    ok: false,
    problem: { kind: 'no-words' },
  });
});

test('a refusal carries the service’s own words', async () => {
  await serve([{ status: 401, body: { error: 'Invalid API key' } }]);
  await expect(transcribe(WAV, new AbortController().signal)).resolves.toEqual({
    ok: false,
    problem: { kind: 'service', message: 'Invalid API key' },
  });
});

test('nobody there is a network problem', async () => {
  await serve([]);
  stop();
  vi.stubGlobal('location', { href: 'http://127.0.0.1:1/', origin: 'x' });
  await expect(transcribe(WAV, new AbortController().signal)).resolves.toEqual({
    ok: false,
    problem: { kind: 'network' },
  });
});

test('giving up ends the waiting before the service is asked again', async () => {
  const asked = await serve([uploaded, queued, queued]);
  const giveUp = new AbortController();
  const heard = transcribe(WAV, giveUp.signal);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  giveUp.abort();
  await expect(heard).resolves.toMatchObject({ ok: false });
  expect(asked).toHaveLength(3);
});

test('an answer with nothing but an id is a job to be asked for', async () => {
  const bare = { body: { id: 'job 1' } };
  const asked = await serve([uploaded, bare, bare, { body: { id: 'job 1', status: 'completed', text: 'hi' } }]);
  const heard = await transcribe(WAV, new AbortController().signal);
  expect(heard).toMatchObject({ ok: true, value: { text: 'hi' } });
  expect(asked).toHaveLength(4);
});
