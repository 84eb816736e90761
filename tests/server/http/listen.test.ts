import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '#server/http/listen.ts';
import { startTestServer } from '../../support/server/server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-tls-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function start(app: Hono) {
  const started = await listen(app, { host: '127.0.0.1', port: 0 });
  if (!started.ok) throw new Error(started.problem.message);
  return started.value;
}

describe('listen', () => {
  test('ends the requests under way before it stops, and takes no new ones', async () => {
    let arrived = () => {};
    const isThere = new Promise<void>((done) => (arrived = done));
    let answer = () => {};
    const mayAnswer = new Promise<void>((done) => (answer = done));
    const app = new Hono().get('/slow', async (context) => {
      arrived();
      await mayAnswer;
      return context.text('answered');
    });
    const { url, stop } = await start(app);
    const slow = fetch(`${url}/slow`);
    await isThere;
    const stopped = stop();
    await expect(fetch(`${url}/slow`)).rejects.toThrow('fetch failed');
    answer();
    expect(await (await slow).text()).toBe('answered');
    await stopped;
  });

  test('does not wait for ever for a request that does not end', async () => {
    let arrived = () => {};
    const isThere = new Promise<void>((done) => (arrived = done));
    const app = new Hono().get('/endless', () => {
      arrived();
      return new Promise<Response>(() => {});
    });
    const { url, stop } = await start(app);
    const endless = fetch(`${url}/endless`).catch((error: Error) => error.message);
    await isThere;
    await stop(50);
    expect(await endless).toBe('fetch failed');
  });

  test('ends the connection of whoever sends a request drop by drop, and serves the others meanwhile', async () => {
    const patience = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 };
    const app = new Hono().get('/', (context) => context.text('served'));
    const started = await listen(app, { host: '127.0.0.1', port: 0 }, patience);
    if (!started.ok) throw new Error(started.problem.message);
    const { url, stop } = started.value;
    const heard = await new Promise<string>((done) => {
      let text = '';
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: '));
      socket.on('data', (part) => (text += String(part))).on('close', () => done(text));
    });
    expect(heard).toContain('408 Request Timeout');
    expect(await (await fetch(url)).text()).toBe('served');
    await stop();
  });

  test('says in a sentence that the port is taken', async () => {
    const first = await start(new Hono());
    const port = Number(new URL(first.url).port);
    expect(await listen(new Hono(), { host: '127.0.0.1', port })).toEqual({
      ok: false,
      problem: { message: `Port ${port} of 127.0.0.1 is taken by another program. Set PORT to another.` },
    });
    await first.stop();
  });

  test('says in a sentence that a certificate cannot be read', async () => {
    const tls = { certFile: join(folder, 'none.pem'), keyFile: join(folder, 'none.pem') };
    const started = await listen(new Hono(), { host: '127.0.0.1', port: 0, tls });
    expect(started).toMatchObject({ ok: false, problem: { message: expect.stringContaining('none.pem') } });
  });

  test('speaks HTTPS with a certificate, and then demands it', async () => {
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    const subject = ['-subj', '/CN=localhost', '-days', '1'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject],
      {
        stdio: 'ignore',
      },
    );
    const server = await startTestServer({ env: { TLS_CERT_FILE: cert, TLS_KEY_FILE: key } });
    expect(server.url).toMatch(/^https:/);
    const headers = await new Promise<Record<string, unknown>>((done, refuse) => {
      const asked = request(`${server.url}/api/health`, { rejectUnauthorized: false }, (answer) => {
        answer.resume();
        done(answer.headers);
      });
      asked.on('error', refuse);
      asked.end();
    });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await server.stop();
  });
});
