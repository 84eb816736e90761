import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '#src/platform/api/http/http.ts';
import { retryAfterMs } from '#src/platform/api/http/retry-after.ts';

let answer: RequestListener;
let stop: () => void;

beforeEach(async () => {
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
  vi.stubGlobal(
    'location',
    new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/frontdesk?transcript=x`),
  );
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const ask = (extra: { timeoutMs?: number; signal?: AbortSignal } = {}) =>
  call({ method: 'GET', path: 'api/thing', schema: v.object({ thing: v.string() }), ...extra });

describe('a call', () => {
  it('gives what the contract says, from the root of the origin', async () => {
    let path = '';
    answer = (request, response) => {
      path = request.url ?? '';
      response.end('{"thing":"it"}');
    };
    expect(await ask()).toEqual({ ok: true, value: { thing: 'it' } });
    expect(path).toBe('/api/thing');
  });

  it.each([
    ['{"message":"Because."}', 'Because.'],
    ['{"title":"no message"}', undefined],
    ['plain words', undefined],
    ['', undefined],
  ])('that is refused with %s tells status, words and body', async (body, message) => {
    answer = (_, response) => response.writeHead(418, 'Teapot', { 'retry-after': '2' }).end(body);
    expect(await ask()).toEqual({
      ok: false,
      problem: {
        kind: 'refused',
        status: 418,
        statusText: 'Teapot',
        bodyText: body,
        retryAfterMs: 2000,
        ...(message ? { message } : {}),
      },
    });
  });

  it.each([
    ['{"thing":1}', false],
    ['[]', false],
    ['not json', false],
    ['<!doctype html><title>Wi-Fi login</title>', true],
  ])('answered with %s is unreadable', async (body, page) => {
    answer = (_, response) => response.end(body);
    expect(await ask()).toEqual({ ok: false, problem: { kind: 'unreadable', page } });
  });

  it('that gets no answer is unreachable, one that waits too long a time-out', async () => {
    answer = (request) => request.socket.destroy();
    expect(await ask()).toEqual({ ok: false, problem: { kind: 'unreachable' } });
    answer = () => undefined;
    expect(await ask({ timeoutMs: 30 })).toEqual({ ok: false, problem: { kind: 'timeout' } });
  });

  it('may be answered slowly all the way through the body', async () => {
    answer = (_, response) => void response.write('{"thing":');
    expect(await ask({ timeoutMs: 30 })).toEqual({ ok: false, problem: { kind: 'timeout' } });
  });

  it('given up by its caller is not taken for a broken network', async () => {
    const giveUp = new AbortController();
    answer = () => giveUp.abort();
    expect(await ask({ signal: giveUp.signal })).toEqual({ ok: false, problem: { kind: 'timeout' } });
  });
});

describe('Retry-After', () => {
  const headers = (fields: Record<string, string>) => new Headers(fields);

  it('is seconds, or a date by the server’s own clock', () => {
    expect(retryAfterMs(headers({ 'retry-after': '7' }))).toBe(7000);
    const date = 'Tue, 01 Jan 2030 00:00:00 GMT';
    expect(retryAfterMs(headers({ 'retry-after': 'Tue, 01 Jan 2030 00:00:05 GMT', date }))).toBe(5000);
    expect(retryAfterMs(headers({ 'retry-after': 'Mon, 31 Dec 2029 00:00:00 GMT', date }))).toBe(0);
  });

  it('is nothing when it is missing or makes no sense', () => {
    expect(retryAfterMs(headers({}))).toBeUndefined();
    expect(retryAfterMs(headers({ 'retry-after': 'soon' }))).toBeUndefined();
  });
});
