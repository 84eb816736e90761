import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '#server/config.ts';
import type { Database } from '#server/database/engine/client.ts';
import { openSignal } from '#server/database/repositories/queue/signal-repository.ts';
import { EMPTIED } from '#server/services/backup/manifest.ts';
import { firstStart } from '#server/services/samples/first-start.ts';
import { verifyAudit } from '#server/services/audit/verify-audit.ts';
import { backedUp, refusal, restored, withBackupFolder } from '../../../support/server/backups.ts';
import { everyRow, wholeSchema } from '../../../support/server/database/every-row.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, adminCookie } from '../../../support/server/staff.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/server/test-database.ts';
import { registered } from '../../../support/server/visits.ts';

withBackupFolder();

let server: TestServer;
let source: Database;
const targets: TestDatabase[] = [];
async function target(): Promise<Database> {
  const made = await createTestDatabase({ empty: true });
  targets.push(made);
  return made.database;
}

/** What PostgreSQL, a file and JSON each write in a way of their own. */
const AWKWARD = 'tab\t, line\nend, \\N and \\., quotes \'" and 漢字 🩺 \u202E';

beforeAll(async () => {
  server = await startTestServer();
  source = server.dependencies.database;
  const { config, log } = server.dependencies;
  await firstStart({ config, database: source, log, now: () => new Date() });
  await addAdmin(server, 'a@example.org');
  await adminCookie(server, 'a@example.org');
  await registered(server);
  await server.sql('update doctors set languages = $1, expertise = $2', [[AWKWARD, 'null', ''], AWKWARD]);
  await server.sql("insert into clinic_pictures values ('logo', 'image/png', '\\x0001ff5c4e0a09', now())");
});
afterAll(async () => {
  await server.stop();
  for (const one of targets) await one.drop();
});

describe('a back-up that is restored', () => {
  it('has every row of every table and the same schema; only sessions and codes stay behind', async () => {
    const before = await everyRow(source);
    expect(before['sessions']).not.toEqual([]);
    const database = await target();
    const done = await restored(database, await backedUp(source));
    const after = await everyRow(database);

    const {
      audit_unsealed: _waiting,
      audit_seals: _seals,
      audit_chain: _chain,
      audit_entries: entries,
      ...rest
    } = after;
    for (const [table, rows] of Object.entries(rest))
      expect([table, rows]).toEqual([table, EMPTIED.includes(table) ? [] : before[table]]);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(entries).toEqual(expect.arrayContaining(before['audit_entries'] ?? []));
    expect(entries?.length).toBe((before['audit_entries']?.length ?? 0) + 1);
    expect(await wholeSchema(database)).toEqual(await wholeSchema(source));
    expect(done.audit.broken).toBeUndefined();
  });

  it('has an audit log that is whole, that says that it was restored, and that is still only written to', async () => {
    await verifyAudit(source);
    const database = await target();
    await restored(database, await backedUp(source));
    expect((await verifyAudit(database)).broken).toBeUndefined();
    const { rows } = await database.pool.query("select subject_id from audit_entries where action = 'backup-restored'");
    expect(rows).toEqual([{ subject_id: '2027-01-04T09:00:00.000Z' }]);
    expect(await refusal(database.pool.query("update audit_entries set action = 'logout'"))).toMatch(/only written to/);
  });

  it('made while many write has no half of what was written together, and nothing that was promised before', async () => {
    const promised = new Set<string>();
    const over = new AbortController();
    const pair = async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      const row = (id: string, partner: string) =>
        `insert into departments (id, name, description, created_at) values ('${id}', '${id}', '${partner}', now())`;
      await server.sql(`begin; ${row(one, other)}; ${row(other, one)}; commit`);
      return one;
    };
    const writers = Array.from({ length: 20 }, async (_, writer) => {
      while (!over.signal.aborted) {
        await registered(server, { name: `Storm ${'abcdefghijklmnopqrst'[writer] ?? ''}` });
        promised.add(await pair());
      }
    });
    while (promised.size < 20) await pair();
    const before = [...promised];
    const path = await backedUp(source).finally(() => over.abort());
    await Promise.all(writers);

    const database = await target();
    await restored(database, path);
    const { rows } = await database.pool.query<{ id: string; partner: string }>(
      "select id, description as partner from departments where description ~ '^[0-9a-f-]{36}$'",
    );
    const there = new Set(rows.map(({ id }) => id));
    expect(before.filter((id) => !there.has(id))).toEqual([]);
    expect(rows.filter(({ partner }) => !there.has(partner))).toEqual([]);
    expect((await verifyAudit(database)).broken).toBeUndefined();
    const [now, then] = [await everyRow(source), await everyRow(database)];
    expect(then['patients']?.filter((row) => now['patients']?.includes(row) !== true)).toEqual([]);
  });

  it('is refused by a database that is not empty, unless it is told to give that up', async () => {
    const path = await backedUp(source);
    const database = await target();
    await restored(database, path);
    await database.pool.query("update doctors set name = 'Changed since'");
    const before = await everyRow(database);
    expect(await refusal(restored(database, path))).toMatch(/not empty/);
    expect(await everyRow(database)).toEqual(before);

    await restored(database, path, { replace: true });
    expect((await everyRow(database))['doctors']).toEqual((await everyRow(source))['doctors']);
  });

  it('is refused while a server runs on the database, also one that only listens just now', async () => {
    const path = await backedUp(source);
    const made = await createTestDatabase({ empty: true });
    targets.push(made);
    const running = made.reopen();
    await running.pool.query('select 1');
    expect(await refusal(restored(made.database, path, { replace: true }))).toMatch(/running on this database/);
    await running.close();
    const stopListening = await openSignal(
      made.database,
      'queue',
      () => undefined,
      () => undefined,
    );
    expect(await refusal(restored(made.database, path, { replace: true }))).toMatch(/running on this database/);
    await stopListening?.();
  });

  it('leaves what other programs have in the same database alone', async () => {
    const database = await target();
    await database.pool.query('create table billing (id integer primary key); insert into billing values (7)');
    const path = await backedUp(source);
    await restored(database, path);
    await restored(database, path, { replace: true });
    expect((await database.pool.query('select id from billing')).rows).toEqual([{ id: 7 }]);
    expect((await everyRow(source))['billing']).toBeUndefined();
  });
});

it('settings name one way to encrypt, and a passphrase that is worth it', () => {
  expect(parseConfig({ BACKUP_PASSPHRASE: 'short' })).toMatchObject({ ok: false });
  expect(parseConfig({ BACKUP_PASSPHRASE_FILE: '/x', BACKUP_RECIPIENT: 'age1abc' })).toMatchObject({ ok: false });
  expect(parseConfig({ BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1' })).toMatchObject({ ok: false });
});
