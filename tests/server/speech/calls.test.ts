import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AssemblyAI } from 'assemblyai';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECORDING_MAX_BYTES, Transcript, UploadedAudio } from '#shared/contract/speech/speech.ts';
import type { Result } from '#shared/result.ts';
import { parseConfig } from '#server/config.ts';
import type { HeardSpeech, SpeechProblem } from '#server/gateways/speech-to-text/speech-problem.ts';
import { listen } from '#server/http/listen.ts';
import { createLog } from '#server/http/log.ts';
import { speechRoutes } from '#server/routes/speech/speech.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';
import { silence, tone, wavOf } from '../../support/sound/wav.ts';

const SPOKEN = 'My name is Maria Lopez.';
const wav = wavOf(tone(300, 0.5));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A process that serves the speech calls; its engine hears what `hear` says. */
async function serve(
  hear: () => Promise<Result<HeardSpeech, SpeechProblem>> = async () => ({
    ok: true,
    value: { text: SPOKEN, engine: 'test' },
  }),
  options: Partial<Pick<Parameters<typeof speechRoutes>[0], 'now' | 'uploadLimits'>> & {
    env?: Record<string, string>;
  } = {},
) {
  const parsed = parseConfig(options.env ?? {});
  if (!parsed.ok) throw new Error(parsed.faults.join(' '));
  const logged: string[] = [];
  const routes = speechRoutes({
    config: parsed.value,
    database: database.database,
    log: createLog((line) => logged.push(line)),
    now: options.now ?? (() => new Date()),
    speech: { transcribe: hear, close: async () => undefined },
    ...(options.uploadLimits ? { uploadLimits: options.uploadLimits } : {}),
  });
  // Whoever goes away in the middle is no news.
  const app = new Hono().route('/v2', routes).onError((_error, context) => context.body(null, 500));
  const listening = await listen(app, { host: '127.0.0.1', port: 0, tls: undefined });
  if (!listening.ok) throw new Error(listening.problem.message);
  return { url: listening.value.url, logged, stop: () => listening.value.stop(1000) };
}

const post = (url: string, body: BodyInit, type: string, extra: RequestInit = {}) =>
  fetch(url, { method: 'POST', body, headers: { 'content-type': type }, ...extra });
const upload = (url: string, bytes: Uint8Array = wav) =>
  post(`${url}/v2/upload`, new Uint8Array(bytes), 'application/octet-stream');
const ask = (url: string, audioUrl: string) =>
  post(`${url}/v2/transcript`, JSON.stringify({ audio_url: audioUrl, speech_model: 'best' }), 'application/json');

async function queue(url: string): Promise<string> {
  const uploaded = v.parse(UploadedAudio, await (await upload(url)).json());
  const job = v.parse(Transcript, await (await ask(url, uploaded.upload_url)).json());
  expect(job.status).toBe('queued');
  return job.id;
}

async function settled(url: string, id: string): Promise<v.InferOutput<typeof Transcript>> {
  return eventually(async () => {
    const job = v.parse(Transcript, await (await fetch(`${url}/v2/transcript/${id}`)).json());
    return ['completed', 'error'].includes(job.status) ? job : undefined;
  });
}

async function eventually<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
  }
}

describe('the speech calls', () => {
  it('take a recording, queue it, and give its words', async () => {
    const server = await serve();
    const id = await queue(server.url);
    expect(await settled(server.url, id)).toMatchObject({ id, status: 'completed', text: SPOKEN, engine: 'test' });
    await server.stop();
  });

  it('complete upload, transcript and polling of the public client, given a file', async () => {
    const server = await serve();
    const folder = await mkdtemp(join(tmpdir(), 'frontdesk-speech-'));
    await writeFile(join(folder, 'clip.wav'), wav);
    const client = new AssemblyAI({ apiKey: 'any', baseUrl: server.url });
    const params = { audio: join(folder, 'clip.wav') };
    const transcript = await client.transcripts.transcribe(params, { pollingInterval: 10 });
    expect(transcript).toMatchObject({ status: 'completed', text: SPOKEN });
    await rm(folder, { recursive: true });
    await server.stop();
  });

  it('tell the public client what is wrong in the words of the server', async () => {
    const server = await serve();
    const client = new AssemblyAI({ apiKey: 'any', baseUrl: server.url });
    await expect(client.files.upload(Buffer.from('no sound'))).rejects.toThrow('The recording is not a WAV file.');
    await expect(client.transcripts.get(crypto.randomUUID())).rejects.toThrow('There is no such transcript.');
    await server.stop();
  });

  it('are answered by any process on the same database', async () => {
    const [one, other] = [await serve(), await serve()];
    const uploaded = v.parse(UploadedAudio, await (await upload(one.url)).json());
    const job = v.parse(Transcript, await (await ask(other.url, uploaded.upload_url)).json());
    await one.stop();
    expect(await settled(other.url, job.id)).toMatchObject({ status: 'completed', text: SPOKEN });
    await other.stop();
  });

  it.each([
    ['no-speech', 'No speech was heard in the recording.'],
    ['unclear', 'The words in the recording could not be understood.'],
    ['engine-failed', 'The speech engine failed. Please try again.'],
  ] as const)('end with an error and no text when the engine says %s', async (kind, error) => {
    const server = await serve(async () => ({ ok: false, problem: { kind } }));
    expect(await settled(server.url, await queue(server.url))).toMatchObject({ status: 'error', text: null, error });
    await server.stop();
  });

  it('say that a recording is lost when its process gives no sign of life', async () => {
    let later = 0;
    const now = () => new Date(Date.now() + later);
    const server = await serve(() => new Promise(() => undefined), { now });
    const id = await queue(server.url);
    later = 60_000;
    expect(await settled(server.url, id)).toMatchObject({ status: 'error', error: expect.stringContaining('lost') });
    await server.stop();
  });

  it('forget everything after 15 minutes', async () => {
    let later = 0;
    const server = await serve(undefined, { now: () => new Date(Date.now() + later) });
    const id = await queue(server.url);
    await settled(server.url, id);
    later = 15 * 60_000 + 1000;
    expect((await fetch(`${server.url}/v2/transcript/${id}`)).status).toBe(404);
    await upload(server.url);
    const { rows } = await database.database.pool.query('select 1 from speech_jobs where id = $1', [id]);
    expect(rows).toEqual([]);
    await server.stop();
  });

  it('never store the sound and never log the words', async () => {
    const server = await serve();
    await settled(server.url, await queue(server.url));
    const columns = await database.database.pool.query(
      "select data_type from information_schema.columns where table_name = 'speech_jobs' and data_type = 'bytea'",
    );
    expect(columns.rows).toEqual([]);
    expect(server.logged.join('')).not.toContain('Maria');
    await server.stop();
  });
});

describe('bad requests to the speech calls', () => {
  const chunked = (size: number) =>
    new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < size; sent += 1_000_000) controller.enqueue(new Uint8Array(1_000_000));
        controller.close();
      },
    });

  it('each get a clear refusal with error and message, never a 500', async () => {
    const server = await serve();
    const cases: [string, Promise<Response>, number][] = [
      ['no WAV', upload(server.url, new TextEncoder().encode('RIFF but not really')), 422],
      ['nothing', upload(server.url, new Uint8Array()), 422],
      ['no sound', upload(server.url, wavOf([])), 422],
      ['too long', upload(server.url, wavOf(silence(121, 8000), { rate: 8000 })), 422],
      ['no JSON', post(`${server.url}/v2/transcript`, '{', 'application/json'), 400],
      ['no address', post(`${server.url}/v2/transcript`, '{}', 'application/json'), 400],
      ['an address elsewhere', ask(server.url, 'https://elsewhere.example/clip.wav'), 400],
      ['an unknown upload', ask(server.url, `${server.url}/v2/upload/${crypto.randomUUID()}`), 400],
      ['an unknown job', fetch(`${server.url}/v2/transcript/${crypto.randomUUID()}`), 404],
      ['a malformed job', fetch(`${server.url}/v2/transcript/%27;--`), 404],
      ['no JSON type', post(`${server.url}/v2/transcript`, '{}', 'text/plain'), 415],
    ];
    for (const [what, request, status] of cases) {
      const response = await request;
      const body: unknown = await response.json();
      expect([what, response.status]).toEqual([what, status]);
      expect(body).toMatchObject({ error: expect.stringMatching(/\w/), message: expect.stringMatching(/\w/) });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    await server.stop();
  });

  it('are refused above 10 MB, whether the length was told or not', async () => {
    const server = await serve();
    const told = await upload(server.url, new Uint8Array(RECORDING_MAX_BYTES + 1));
    const untold = await post(`${server.url}/v2/upload`, chunked(RECORDING_MAX_BYTES + 1), 'audio/wav', {
      duplex: 'half',
    } as RequestInit);
    expect([told.status, untold.status]).toEqual([413, 413]);
    await server.stop();
  });

  it('are refused while more recordings are being received than the memory is for', async () => {
    const server = await serve();
    const { hostname, port } = new URL(server.url);
    const begun = Array.from({ length: 40 }, () => connect(Number(port), hostname));
    for (const socket of begun)
      socket.write('POST /v2/upload HTTP/1.1\r\nHost: desk\r\nContent-Length: 999\r\n\r\nRIFF');
    const refused = await eventually(async () => {
      const answer = await upload(server.url);
      return answer.ok ? undefined : answer;
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    for (const socket of begun) socket.destroy();
    expect(await eventually(async () => (await upload(server.url)).ok || undefined)).toBe(true);
    await server.stop();
  });

  it('are slowed down when there are too many', async () => {
    const server = await serve(undefined, { env: { SPEECH_BURST: '1', SPEECH_REFILL_PER_SECOND: '0.001' } });
    const [first, second] = [await upload(server.url), await upload(server.url)];
    expect([first.status, second.status]).toEqual([200, 429]);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    await server.stop();
  });
});

describe('a place for a recording', () => {
  const sendFrom = (url: string, localAddress: string) =>
    new Promise<number | undefined>((done, refuse) => {
      const { hostname, port } = new URL(url);
      const sending = httpRequest({ hostname, port, path: '/v2/upload', method: 'POST', localAddress }, (answer) =>
        done(answer.resume().statusCode),
      );
      sending.on('error', refuse).end(wav);
    });

  it('is not all of one address: another still gets one', async () => {
    const server = await serve();
    const { hostname, port } = new URL(server.url);
    const begun = Array.from({ length: 40 }, () => connect(Number(port), hostname));
    for (const socket of begun)
      socket.write('POST /v2/upload HTTP/1.1\r\nHost: desk\r\nContent-Length: 999\r\n\r\nRIFF');
    await eventually(async () => ((await upload(server.url)).ok ? undefined : true));
    expect(await sendFrom(server.url, '127.0.0.2')).toBe(200);
    for (const socket of begun) socket.destroy();
    await server.stop();
  });

  it('to be listened to is not all of one address either', async () => {
    let end: (() => void) | undefined;
    const ended = new Promise<void>((done) => (end = done));
    const server = await serve(async () => {
      await ended;
      return { ok: true, value: { text: SPOKEN, engine: 'test' } };
    });
    const statuses = [];
    for (let sent = 0; sent < 13; sent += 1) statuses.push((await upload(server.url)).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 503]);
    expect(await sendFrom(server.url, '127.0.0.2')).toBe(200);
    end?.();
    await eventually(async () => (await upload(server.url)).ok || undefined);
    await server.stop();
  });

  it('is not held by whoever sends drop by drop', async () => {
    const uploadLimits = { most: RECORDING_MAX_BYTES, graceMs: 50, bytesPerSecond: 1_000_000 };
    const server = await serve(undefined, { uploadLimits });
    const { hostname, port } = new URL(server.url);
    const answer = await new Promise<string>((done) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write('POST /v2/upload HTTP/1.1\r\nHost: desk\r\nContent-Length: 9999\r\n\r\nRIFF'),
      );
      socket.setEncoding('utf8').once('data', (text: string) => done(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect((await upload(server.url)).status).toBe(200);
    await server.stop();
  });
});

describe('what is asked of a recording', () => {
  it('is at most 10 kB', async () => {
    const server = await serve();
    const body = JSON.stringify({ audio_url: server.url, extra: Array.from({ length: 6000 }, () => 0) });
    const answer = await post(`${server.url}/v2/transcript`, body, 'application/json');
    expect([answer.status, (await answer.json()).error]).toEqual([413, 'The request is too large.']);
    await server.stop();
  });
});
