import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listTables } from '#server/database/backup/product-tables.ts';
import { migrate } from '#server/database/schema/migrate.ts';
import { packed, type Entry } from '#server/services/backup/entries.ts';
import { FORMAT, type Manifest } from '#server/services/backup/manifest.ts';
import { writeWhole } from '#server/services/backup/write-file.ts';
import { backedUp, newPath, refusal, restored, withBackupFolder } from '../../../support/server/backups.ts';
import { everyRow, wholeSchema } from '../../../support/server/database/every-row.ts';
import { createTestDatabase } from '../../../support/server/test-database.ts';

withBackupFolder();
const MIGRATIONS = join(import.meta.dirname, '../../../../server/database/migrations');

it.each([5, 20])('a back-up of the first %s migrations is restored and brought up to date', async (count) => {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-older-'));
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();
  for (const name of names.slice(0, count)) await cp(join(MIGRATIONS, name), join(folder, name));
  const [older, newer, fresh] = [
    await createTestDatabase({ empty: true }),
    await createTestDatabase({ empty: true }),
    await createTestDatabase(),
  ];
  await migrate(older.database.pool, folder);
  await older.database.pool.query(
    "insert into departments select gen_random_uuid(), 'Department ' || n, 'of old', now() from generate_series(1, 1000) n",
  );
  await older.database.pool.query(
    `insert into audit_entries (id, at, actor_role, action) select gen_random_uuid(), now(), 'nobody', 'login' from generate_series(1, 3)`,
  );

  const done = await restored(newer.database, await backedUp(older.database));
  expect(done.migrated).toEqual(names.slice(count));
  expect((await everyRow(newer.database))['departments']).toEqual((await everyRow(older.database))['departments']);
  expect(await wholeSchema(newer.database)).toEqual(await wholeSchema(fresh.database));
  // The three of old, and that it was restored.
  expect(done.audit).toMatchObject({ entries: 4, broken: undefined });

  await Promise.all([older, newer, fresh].map((one) => one.drop()));
  await rm(folder, { recursive: true });
});

it('a back-up of a newer Frontdesk is refused, and so is a newer database', async () => {
  const made = await createTestDatabase();
  const manifest: Manifest = {
    product: 'frontdesk',
    format: FORMAT,
    version: '99.0.0',
    madeAt: new Date().toISOString(),
    postgres: '18',
    migrations: [{ name: '9999_future.sql', checksum: 'x' }],
    tables: [],
    emptied: [],
  };
  async function* entries(): AsyncGenerator<Entry> {
    const bytes = Buffer.from(JSON.stringify(manifest));
    yield { name: 'manifest.json', bytes };
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    yield { name: 'end.json', bytes: Buffer.from(JSON.stringify({ tables: 0, rows: 0, sha256 })) };
  }
  const path = newPath();
  await writeWhole(path, packed(entries(), new Date()), undefined);
  expect(await refusal(restored(made.database, path))).toMatch(
    /made by a newer Frontdesk \(99\.0\.0, migration 9999_future/,
  );

  await made.database.pool.query("insert into schema_migrations values ('9999_future.sql', '', now(), now())");
  expect(await refusal(backedUp(made.database))).toMatch(/9999_future/);
  await made.drop();
});

it('a database without Frontdesk, or in the middle of an update, has no back-up', async () => {
  const empty = await createTestDatabase({ empty: true });
  expect(await refusal(backedUp(empty.database))).toMatch(/no Frontdesk in this database/);
  await empty.drop();
  const made = await createTestDatabase();
  await made.database.pool.query("update schema_migrations set finished_at = null where name like '0003%'");
  expect(await refusal(backedUp(made.database))).toMatch(/in the middle of an update/);
  await made.drop();
});

it('every table that the migrations make is in a back-up', async () => {
  const made = await createTestDatabase();
  const client = await made.database.pool.connect();
  const listed = (await listTables(client)).map(({ name }) => name);
  client.release();
  expect(listed.toSorted()).toEqual(Object.keys(await everyRow(made.database)).toSorted());
  await made.drop();
});
