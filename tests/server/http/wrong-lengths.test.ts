import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { listen, type Listening } from '#server/http/listen.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';

/** A client that sends less than it has promised is waited for as long as a slow one: here shorter. */
const PATIENCE = { headersTimeout: 500, requestTimeout: 1_000, connectionsCheckingInterval: 100 };
let server: TestServer;
let listening: Listening;
beforeAll(async () => {
  server = await startTestServer();
  const opened = await listen(createApp(server.dependencies), { host: '127.0.0.1', port: 0 }, PATIENCE);
  if (!opened.ok) throw new Error(opened.problem.message);
  listening = opened.value;
});
afterAll(async () => {
  await listening.stop(500);
  await server.stop();
});

const PATHS = ['/api/patients/register', '/api/adminAuth/login', '/fhir/Patient/_search'];
const BODY = '{"email":"a@example.org","password":"nobody knows it"}';
const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

/** Sends exactly that, and waits until the server has closed the line. @returns what it said, and what it never finished */
function sent(path: string, headers: readonly string[], body: string): Promise<string> {
  const { hostname, port, host } = new URL(listening.url);
  return new Promise((done, refuse) => {
    let said = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        [`POST ${path} HTTP/1.1`, `Host: ${host}`, 'Content-Type: application/json', ...headers, '', body].join('\r\n'),
      ),
    );
    socket.setTimeout(10_000, () => {
      socket.destroy();
      refuse(new Error(`It still hangs after: ${said}`));
    });
    socket.on('data', (part) => (said += part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => done(said));
  });
}

const length = (value: number | string) => `Content-Length: ${value}`;
it.each([
  ['longer than the body', [length(BODY.length + 50)], BODY],
  ['shorter than the body', [length(BODY.length - 10)], BODY],
  ['negative', [length(-1)], BODY],
  ['no number', [length('0x20')], BODY],
  ['beyond every number', [length('9'.repeat(40))], BODY],
  ['with a sign', [length(`+${BODY.length}`)], BODY],
  ['two that differ', [length(BODY.length), length(BODY.length - 1)], BODY],
  ['two in one line', [length(`${BODY.length}, ${BODY.length}`)], BODY],
  ['one beside chunks', [length(BODY.length), 'Transfer-Encoding: chunked'], chunked(BODY)],
  ['chunks of no length', ['Transfer-Encoding: chunked'], `zz\r\n${BODY}\r\n0\r\n\r\n`],
  ['chunks that do not end', ['Transfer-Encoding: chunked'], `ffff\r\n${BODY}`],
  ['chunks under another name', ['Transfer-Encoding: xchunked'], chunked(BODY)],
])('a length that is %s breaks nothing and holds no connection', async (_what, headers, body) => {
  const said = await Promise.all(PATHS.map((path) => sent(path, headers, body)));
  for (const [at, text] of said.entries()) {
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
    expect(
      statuses.every((status) => status >= 400 && status < 500),
      `${PATHS[at]}: ${text}`,
    ).toBe(true);
    expect(text).not.toMatch(/\n\s+at |node_modules/);
  }
  expect((await fetch(`${listening.url}/api/health`)).status).toBe(200);
  expect(server.logged.filter(({ level }) => level === 'error')).toEqual([]);
  expect(await server.sql('select from patients')).toEqual([]);
});
