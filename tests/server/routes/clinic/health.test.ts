import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/engine/client.ts';
import { Health } from '#shared/contract/clinic/health.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

describe('GET /api/health', () => {
  test('answers as ours', async () => {
    const answer = await fetch(`${server.url}/api/health`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(v.parse(Health, await answer.json())).toEqual({ product: 'frontdesk', status: 'ok', version: '0.0.0' });
  });

  test('answers HEAD, for probes', async () => {
    const answer = await fetch(`${server.url}/api/health`, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test('answers 503 while the database cannot be reached', async () => {
    const database = openDatabase({ connection: { host: '/tmp/nowhere', port: 1, user: 'none', database: 'none' } });
    const broken = await startTestServer({ with: { database } });
    const answer = await fetch(`${broken.url}/api/health`);
    expect(answer.status).toBe(503);
    expect(v.parse(Health, await answer.json())).toMatchObject({ product: 'frontdesk', status: 'unavailable' });
    await broken.stop();
    await database.close();
  });

  test('answers 503 for ten seconds after the disk of the database was too full for a write, whatever the time of day', async () => {
    await server.sql(`create function refuse_for_space() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await server.sql('create trigger full_disk before insert on idempotency_keys execute function refuse_for_space()');
    const health = async () => {
      const answer = await fetch(`${server.url}/api/health`);
      return [answer.status, v.parse(Health, await answer.json()).database];
    };
    expect(await health()).toEqual([200, undefined]);
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    try {
      await expect(server.sql(`insert into idempotency_keys default values`)).rejects.toThrow('No space left');
      expect(await health()).toEqual([503, 'full']);
      vi.advanceTimersByTime(9_999);
      expect(await health()).toEqual([503, 'full']);
      vi.setSystemTime(Date.now() - 3_600_000);
      vi.advanceTimersByTime(1);
      expect(await health()).toEqual([200, undefined]);
    } finally {
      vi.useRealTimers();
    }
  });
});
