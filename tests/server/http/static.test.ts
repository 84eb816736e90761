import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APP_SCRIPT, fakeBuild } from '../../support/stand-ins/fake-build.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';

const WEIGHTS = '/speech/full-abc123/weights.onnx';
const WEIGHTS_BYTES = 16_000_000;

let dist: string;
let server: TestServer;

beforeAll(async () => {
  dist = await fakeBuild();
  await writeFile(join(dist, WEIGHTS), new Uint8Array(WEIGHTS_BYTES));
  server = await startTestServer({ dist });
});
afterAll(async () => {
  await server.stop();
  await rm(dist, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);

describe('the built app', () => {
  test.each([
    ['/', 'the app'],
    ['/index.html', 'the app'],
    ['/doctors', 'the bare page'],
    ['/login?role=admin', 'the bare page'],
    ['/admin/dashboard', 'the bare page'],
    ['/doctor/appointments', 'the bare page'],
    ['/nowhere', 'the bare page'],
  ])('is the page at %s: %s', async (path, title) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain(title);
  });

  test.each(['/frontdesk', '/frontdesk/', '/frontdesk?doctorName=A&specialty=B'])(
    'has a shell of its own at %s',
    async (path) => {
      expect(await (await get(path)).text()).toContain('the front desk');
    },
  );

  test('keeps hashed files for a year', async () => {
    const answer = await get('/assets/app-abc123.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe(APP_SCRIPT);
  });

  test('keeps the speech engines’ files for a year as well, but not their list', async () => {
    const kept = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await kept('/speech/full-abc123/decoder.onnx.01')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/speech/files.json')).toBe('no-cache');
  });

  test.each([
    ['/service-worker.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icons/icon.svg', 'image/svg+xml'],
  ])('asks again for %s', async (path, type) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(answer.headers.get('content-type')).toBe(type);
    await answer.text();
  });

  test.each([
    '/assets/gone-000000.js',
    '/assets/',
    '/assets/nothing',
    '/icons/none.png',
    '/build.json',
    '/.vite/manifest.json',
    '/assets/app-abc123.js.br',
    '/assets/..%2findex.html',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/index.html%00.js',
  ])('never answers with a page, or a file that is not to be seen, for %s', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
    await answer.text();
  });

  test.each(['/api/unknown', '/api', '/v2/unknown', '/process_case/unknown'])('leaves %s to the API', async (path) => {
    const answer = await get(path, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ status: 404, message: expect.any(String) });
  });

  test.each(['br', 'gzip'])('is sent as %s to who takes that', async (encoding) => {
    const answer = await get('/assets/app-abc123.js', { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(APP_SCRIPT.length / 5);
    expect(await answer.text()).toBe(APP_SCRIPT);
  });

  test('is not sent again when it has not changed', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('answers HEAD with the headers alone', async () => {
    const answer = await get('/', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test('is not held in memory for those who fetch large files slowly', async () => {
    const { hostname, port } = new URL(server.url);
    const before = process.memoryUsage().arrayBuffers;
    const slow = Array.from({ length: 10 }, () => connect(Number(port), hostname));
    for (const socket of slow) {
      socket.write(`GET ${WEIGHTS} HTTP/1.1\r\nHost: desk\r\n\r\n`);
      await once(socket, 'data');
      socket.pause();
    }
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(3 * WEIGHTS_BYTES);
    for (const socket of slow) socket.destroy();
  });

  test('comes whole when it is large', async () => {
    const answer = await get(WEIGHTS);
    expect(answer.headers.get('content-length')).toBe(String(WEIGHTS_BYTES));
    expect((await answer.arrayBuffer()).byteLength).toBe(WEIGHTS_BYTES);
    expect((await get(WEIGHTS, { method: 'HEAD' })).headers.get('content-length')).toBe(String(WEIGHTS_BYTES));
  });

  test('takes no POST', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(404);
  });
});

describe('the headers of every answer', () => {
  test.each(['/', '/assets/app-abc123.js', '/api/health', '/api/unknown', '/assets/none.js'])(
    'protect %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('permissions-policy')).toContain('microphone=(self)');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    },
  );

  test('allow only the styles and the script that stand in the pages, and no other host', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const directives = Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/)));
    expect(directives['style-src'].split(' ').toSorted()).toEqual(
      ["'self'", hash('body{color:red}'), hash('body{color:blue}')].toSorted(),
    );
    expect(directives).toMatchObject({
      'script-src': `'self' 'wasm-unsafe-eval' ${hash('let a;')}`,
      'connect-src': "'self'",
      'worker-src': "'self' blob:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    });
  });

  test('allow the backend that was built in', async () => {
    const other = await fakeBuild(['https://clinic.example']);
    const built = await startTestServer({ dist: other });
    const policy = (await fetch(built.url)).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://clinic.example;");
    await built.stop();
    await rm(other, { recursive: true });
  });
});
