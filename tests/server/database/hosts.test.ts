import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '#server/database/engine/client.ts';
import { addressesOf } from '#server/database/engine/hosts.ts';
import { migrate } from '#server/database/schema/migrate.ts';
import { startEmbeddedPrograms } from '../../support/server/database/system-postgres.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import { get } from '../../support/server/staff.ts';
import { register, registration } from '../../support/server/visits.ts';

describe('an address', () => {
  it('of one host stays as it is', () => {
    for (const url of ['postgres://u:p@a:5432/db?sslmode=require', 'postgres://u@/db?host=%2Frun', 'postgres://a'])
      expect(addressesOf(url)).toEqual([url]);
  });

  it('of several hosts is one for each', () => {
    expect(addressesOf('postgres://u:p%40x@a:5432,b:5433,[::1]/db?sslmode=require&target_session_attrs=any')).toEqual([
      'postgres://u:p%40x@a:5432/db?sslmode=require',
      'postgres://u:p%40x@b:5433/db?sslmode=require',
      'postgres://u:p%40x@[::1]/db?sslmode=require',
    ]);
    expect(addressesOf('postgresql://u@/db?host=/one,/two&port=5432,5433')).toEqual([
      'postgresql://u@/db?host=%2Fone&port=5432',
      'postgresql://u@/db?host=%2Ftwo&port=5433',
    ]);
  });
});

describe('of two servers', () => {
  let folder: string;
  let stop: () => Promise<void>;
  let both: string[];
  let database: Database;
  let server: TestServer;
  const admins: Database[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontdesk-hosts-'));
    const second = await startEmbeddedPrograms(folder);
    ({ stop } = second);
    both = [inject('postgresSocket'), second.host];
    for (const host of both) {
      const admin = openDatabase({ connection: { host, port: 5432, user: 'frontdesk', database: 'postgres' } });
      await admin.pool.query('drop database if exists of_two_hosts');
      await admin.pool.query('create database of_two_hosts');
      admins.push(admin);
      const own = openDatabase({ connection: { host, port: 5432, user: 'frontdesk', database: 'of_two_hosts' } });
      await migrate(own.pool);
      await own.close();
    }
    const hosts = ['/nobody/is/here', ...both].join(',');
    const connectionString = `postgres://frontdesk@/of_two_hosts?host=${encodeURIComponent(hosts)}`;
    database = openDatabase({ connection: { connectionString } });
    server = await startTestServer({ with: { database } });
  });
  beforeEach(() => makeStandby(1));
  afterAll(async () => {
    await server.stop();
    await database.close();
    for (const admin of admins) {
      await admin.pool.query('drop database of_two_hosts with (force)');
      await admin.close();
    }
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** That one only reads from now on, also on connections that are open, and the other one writes. */
  async function makeStandby(...standbys: number[]): Promise<void> {
    for (const [n, admin] of admins.entries()) {
      const state = standbys.includes(n) ? 'on' : 'off';
      await admin.pool.query(`alter database of_two_hosts set default_transaction_read_only = ${state}`);
      await admin.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'of_two_hosts' and state = 'idle'",
      );
    }
  }
  const where = async () =>
    (await database.pool.query("select setting as s from pg_settings where name = 'unix_socket_directories'")).rows[0]
      .s;
  const write = async () => (await register(server, registration())).status;
  async function writes(): Promise<number> {
    for (let tries = 0; ; tries += 1) {
      const answer = await register(server, registration());
      if (answer.status === 201) return tries;
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    }
  }

  it('the one is written to that takes it, whichever is named first, and one that is away is passed over', async () => {
    await writes();
    expect(await where()).toBe(both[0]);
    await makeStandby(0);
    await writes();
    expect(await where()).toBe(both[1]);
    expect((await get(server, '/api/health')).status).toBe(200);
  });

  it('the other one is found after a switch, and until then a write is for later', async () => {
    await writes();
    for (const next of [1, 0, 1, 0]) {
      await makeStandby(1 - next);
      // At most what was on its way over each connection is told to come again.
      expect(await writes()).toBeLessThanOrEqual(12);
      expect([await where(), await write()]).toEqual([both[next], 201]);
    }
  });

  it('both of which only read, one is still read from, and health says what is wrong', async () => {
    await makeStandby(0, 1);
    while ((await get(server, '/api/adminDashboard/all-doctors')).status !== 200);
    expect((await register(server, registration())).status).toBe(503);
    const health = await get(server, '/api/health');
    expect([health.status, await health.json()]).toMatchObject([503, { database: 'read-only' }]);
    await makeStandby(1);
    await writes();
  });
});

describe('a connection', () => {
  it('that was made before its server became a standby is not used again, of one host neither', async () => {
    const host = inject('postgresSocket');
    const admin = openDatabase({ connection: { host, port: 5432, user: 'frontdesk', database: 'postgres' } });
    const one = openDatabase({
      connection: { host, port: 5432, user: 'frontdesk', database: 'postgres' },
      connections: 1,
    });
    const pid = async () => (await one.pool.query('select pg_backend_pid() as pid')).rows[0].pid;
    const before = await pid();
    expect(await pid()).toBe(before);
    await expect(
      one.transaction(async (db) => {
        await db.execute('set transaction read only');
        await db.execute('create table never (id integer)');
      }),
    ).rejects.toThrow();
    expect(await pid()).not.toBe(before);
    await Promise.all([one.close(), admin.close()]);
  });

  it('has a limit for each statement', async () => {
    const host = inject('postgresSocket');
    const one = openDatabase({ connection: { host, port: 5432, user: 'frontdesk', database: 'postgres' } });
    expect((await one.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '1min' }]);
    await one.close();
  });
});
