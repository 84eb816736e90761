import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { sqlState, withRetry } from '#server/database/engine/client.ts';

/** The committed migrations of this folder's product. */
const MIGRATIONS_FOLDER = join(import.meta.dirname, '../migrations');

export type Migration = {
  readonly name: string;
  readonly checksum: string;
  readonly statements: string[];
  readonly data: boolean;
};

/** A migration may take long; the wait for it may, too. For its transaction alone: behind a pooler others get the connection. */
const UNHURRIED = 'begin; set local statement_timeout = 0';

/** What a statement answers when an earlier, interrupted run had got that far: the thing is there, or is gone, already. */
const DONE_BEFORE = new Set(['42P06', '42P07', '42701', '42710', '42P01', '42703', '42704']);
/** What making our own two tables answers when another process makes them at the same moment. */
const MADE_MEANWHILE = new Set(['23505', '42P07', '42710', 'XX000', '40001']);

/**
 * Brings the database to the newest schema. Several processes may call it at once: one works, the others wait at a
 * row lock, which ends with its holder's connection. A file either changes the schema or moves data, never both;
 * schema statements are committed one by one, because not every engine can undo them, and an interrupted file is
 * taken up again.
 * @returns the names of the migrations that were applied
 */
export async function migrate(pool: Pool, folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await makeLedger(pool);
  if ((await pending(pool, migrations)).length === 0) return [];

  const guard = await pool.connect();
  try {
    await guard.query(UNHURRIED);
    await guard.query('select id from schema_lock where id = 1 for update');
    const applied: string[] = [];
    for (const migration of await pending(pool, migrations)) {
      await apply(pool, migration);
      applied.push(migration.name);
    }
    return applied;
  } finally {
    // It has only held the row.
    await guard.query('rollback').catch(() => undefined);
    guard.release(true);
  }
}

/** All migrations of this product, in their order. */
export async function readMigrations(folder: string = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      const statements = text
        .split('--> statement-breakpoint')
        .map((statement) => statement.trim())
        .filter((statement) => statement.replaceAll(/--.*$/gm, '').trim() !== '');
      const moves = statements.map((statement) => /^(\s*--.*\n)*\s*(insert|update|delete|with)\b/i.test(statement));
      if (moves.includes(true) && moves.includes(false)) {
        throw new Error(`Migration ${name} changes the schema and moves data: split it.`);
      }
      const checksum = createHash('sha256').update(text).digest('hex');
      return { name, checksum, statements, data: moves.includes(true) };
    }),
  );
}

/** Makes the tables that say which migrations were applied, and the row that one process at a time holds meanwhile. */
export async function makeLedger(pool: Pick<Pool, 'query'>): Promise<void> {
  const statements = [
    'create table if not exists schema_lock (id integer primary key)',
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, started_at timestamptz not null, finished_at timestamptz)`,
    'insert into schema_lock (id) values (1) on conflict do nothing',
  ];
  for (const statement of statements) {
    await pool.query(statement).catch((error: unknown) => {
      if (!MADE_MEANWHILE.has(sqlState(error) ?? '')) throw error;
      return pool.query(statement);
    });
  }
}

async function pending(pool: Pool, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await pool.query<{ name: string; checksum: string; finished: boolean }>(
    'select name, checksum, finished_at is not null as finished from schema_migrations',
  );
  const ledger = new Map(rows.map((row) => [row.name, row]));
  const newer = rows.find((row) => !migrations.some(({ name }) => name === row.name));
  if (newer !== undefined)
    throw new Error(`The database has migration ${newer.name}: it belongs to a newer Frontdesk.`);
  return migrations.filter((migration) => {
    const row = ledger.get(migration.name);
    if (row?.finished === true && row.checksum !== migration.checksum) {
      throw new Error(`Migration ${migration.name} was changed after it had been applied.`);
    }
    return row?.finished !== true;
  });
}

async function apply(pool: Pool, migration: Migration): Promise<void> {
  const { rowCount } = await pool.query(
    'insert into schema_migrations (name, checksum, started_at) values ($1, $2, now()) on conflict do nothing',
    [migration.name, migration.checksum],
  );
  const resumed = rowCount === 0;
  const client = await pool.connect();
  try {
    if (migration.data) await moveData(client, migration);
    else await changeSchema(client, migration, resumed);
  } finally {
    client.release(true);
  }
}

/** Data moves in one transaction with its mark, so exactly once. */
async function moveData(client: PoolClient, migration: Migration): Promise<void> {
  await inTransaction(client, async () => {
    for (const statement of migration.statements) await client.query(statement);
    await finish(client, migration);
  });
}

async function changeSchema(client: PoolClient, migration: Migration, resumed: boolean): Promise<void> {
  for (const statement of migration.statements) {
    await inTransaction(client, () => client.query(statement)).catch((error: unknown) => {
      if (!resumed || !DONE_BEFORE.has(sqlState(error) ?? '')) throw error;
    });
  }
  await finish(client, migration);
}

/** Runs again what the engine could not serialize. */
function inTransaction(client: PoolClient, work: () => Promise<unknown>): Promise<void> {
  return withRetry(async () => {
    await client.query(UNHURRIED);
    try {
      await work();
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}

async function finish(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('update schema_migrations set finished_at = now(), checksum = $2 where name = $1', [
    migration.name,
    migration.checksum,
  ]);
}
