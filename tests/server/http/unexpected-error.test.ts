import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import { openDatabase } from '#server/database/engine/client.ts';
import { answerUnexpected } from '#server/http/answer/unexpected-error.ts';
import { silentSpeech } from '../../support/sound/silent-speech.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, get, send } from '../../support/server/staff.ts';
import { hold, withHours } from '../../support/server/times.ts';
import { register, registration } from '../../support/server/visits.ts';

describe('a fault of the server', () => {
  it('is answered with 500 that shows nothing of its inside, and logged without the patient', async () => {
    const server = await startTestServer();
    await server.sql("alter table patients add constraint fault check (name <> 'Maria Gomez')");
    const answer = await register(server, registration(), { 'idempotency-key': 'same' });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const text = await answer.text();
    expect(v.parse(ProblemBody, JSON.parse(text)).message).toBe('Something went wrong on the server.');
    expect(text).not.toMatch(/constraint|patients|insert|\.ts/);
    const line = server.logged.find((entry) => entry['event'] === 'request failed');
    expect(line).toMatchObject({ level: 'error', code: '23514' });
    expect(JSON.stringify(server.logged)).not.toMatch(/Maria|Gomez|660|headache/);

    // Nothing is stored under the key: once the fault is mended, the same request goes through.
    await server.sql('alter table patients drop constraint fault');
    expect((await register(server, registration(), { 'idempotency-key': 'same' })).status).toBe(201);
    await server.stop();
  });
});

describe('a database that is away', () => {
  it('is answered with 503 and Retry-After', async () => {
    const database = openDatabase({ connection: { host: '/nonexistent', port: 1, user: 'nobody', database: 'none' } });
    const server = await startTestServer({ with: { database } });
    for (const answer of [
      await register(server, registration()),
      await get(server, '/api/adminDashboard/all-doctors'),
    ]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(v.parse(ProblemBody, await answer.json()).message).toMatch(/not ready/);
    }
    await server.stop();
    await database.close();
  });
});

describe('a connection that is lost in the middle of a transaction', () => {
  it('is answered with 503 and Retry-After: not even the rollback has a connection any more', async () => {
    const server = await startTestServer();
    const { database, log } = server.dependencies;
    const app = new Hono();
    app.onError(answerUnexpected(log));
    app.get('/', () =>
      database.transaction(async (db) => {
        await db.execute('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
        await db.execute('select 1');
        return new Response();
      }),
    );
    const answer = await app.request('/');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await register(server, registration())).status).toBe(201);
    await server.stop();
  });
});

describe('a database that only reads, as one that stands by for another', () => {
  it('is answered with 503 and Retry-After, and health says so', async () => {
    const server = await startTestServer();
    const { database: name = '' } =
      (await server.sql<{ database: string }>('select current_database() as database'))[0] ?? {};
    await server.sql(`alter database "${name}" set default_transaction_read_only = on`);
    // The pool's connections are those of before: new ones learn of it.
    await server.sql(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const { options } = server.dependencies.database.pool;
    const { host = '', port = 0, user = '' } = options;
    const database = openDatabase({ connection: { host, port, user, database: name } });
    const reading = await startTestServer({ with: { database } });
    const answer = await register(reading, registration());
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, 2]);
    const health = await get(reading, '/api/health');
    expect([health.status, health.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await health.json()).toMatchObject({ status: 'unavailable', database: 'read-only' });
    await reading.stop();
    await database.close();
    await server.stop();
  });
});

describe('a transaction that collides with others again and again', () => {
  it('is answered with 503 and Retry-After, whichever way it goes to the database, and nothing of it stays', async () => {
    const server = await startTestServer({ env: { CLINIC_TIME_ZONE: 'UTC' } });
    await addAdmin(server);
    await addDoctor(server, 'DOCA');
    const admin = await adminCookie(server);
    // As PostgreSQL itself says it, at each commit.
    await server.sql(`create function collides() returns trigger language plpgsql as $$
      begin raise exception 'could not serialize access' using errcode = '40001'; end $$`);
    for (const table of ['patients', 'clinic_settings', 'slot_claims'])
      await server.sql(`create constraint trigger collides after insert on ${table}
        deferrable initially deferred for each row execute function collides()`);
    await withHours(server, 'DOCA');
    const answers = [
      await register(server, registration(), { 'idempotency-key': 'collides' }),
      await send(server, 'PUT', '/api/clinic', admin, { name: 'Other' }),
      await hold(server, 'DOCA', 'next'),
    ];
    for (const answer of answers) expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    for (const table of ['patients', 'idempotency_keys', 'slot_claims', 'clinic_settings'])
      expect(await server.sql(`select 1 from ${table}`)).toEqual([]);
    await server.sql('drop trigger collides on patients');
    expect((await register(server, registration(), { 'idempotency-key': 'collides' })).status).toBe(201);
    await server.stop();
  }, 120_000);
});

describe('a statement that takes too long', () => {
  it('is answered with 503 and Retry-After, nothing of it stays, and the same request goes through later', async () => {
    const server = await startTestServer();
    const { pool } = server.dependencies.database;
    const held = await pool.connect();
    await held.query('begin; lock table patients in access exclusive mode');
    // As the pool sets it, only sooner: before the wait for a lock ends by itself.
    pool.on('acquire', (client) => void client.query('set statement_timeout = 300').catch(() => undefined));
    const late = await register(server, registration(), { 'idempotency-key': 'late' });
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '2']);
    expect(server.logged).toContainEqual(expect.objectContaining({ event: 'request failed', code: '57014' }));
    await held.query('rollback');
    held.release();
    expect(await server.sql('select 1 from patients')).toEqual([]);
    expect((await register(server, registration(), { 'idempotency-key': 'late' })).status).toBe(201);
    await server.stop();
  });
});

describe('a fault of the moment', () => {
  let server: TestServer;
  let error: unknown;
  const failing = {
    ...silentSpeech,
    status: () => {
      throw error;
    },
  };
  beforeAll(async () => {
    server = await startTestServer({ with: { speech: failing } });
  });
  afterAll(() => server.stop());

  /** What a health check answers that fails by this error. */
  async function answerTo(thrown: unknown): Promise<number> {
    error = thrown;
    return (await get(server, '/api/health')).status;
  }

  it.each('40001 40003 40P01 57P01 57P05 57014 25P03 25P04 08006 53300 53100 58030 25006 55P03'.split(' '))(
    'of the database is for later: %s',
    async (code) => {
      expect(await answerTo(Object.assign(new Error('for a test'), { code }))).toBe(503);
    },
  );

  it.each('ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ETIMEDOUT EMFILE ENOSPC'.split(' '))(
    'of the way there is for later, also as the query builder wraps it: %s',
    async (code) => {
      const cause = Object.assign(new Error('for a test'), { code });
      expect(await answerTo(new Error('Failed query', { cause }))).toBe(503);
    },
  );

  it('is not what it looks for in any other error', async () => {
    expect(await answerTo(new Error('for a test', { cause: new Error('of our own') }))).toBe(500);
  });
});
