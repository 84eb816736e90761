import { escapeIdentifier, type PoolClient } from 'pg';
import { makeLedger, readMigrations } from '#server/database/schema/migrate.ts';
import { listTables, type AppliedMigration } from './product-tables.ts';

/** Whether anything is in the database besides what the migrations themselves put there. */
export async function isEmpty(client: PoolClient): Promise<boolean> {
  for (const { name } of await listTables(client)) {
    if (name.startsWith('schema_') || name === 'audit_chain') continue;
    const { rowCount } = await client.query(`select from ${escapeIdentifier(name)} limit 1`);
    if (rowCount !== 0) return false;
  }
  return true;
}

/** How many other connections of the product this database has; a server that is idle only listens. */
export async function countServers(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where application_name in ('frontdesk', 'frontdesk-listen') and datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}

/** The migrations of a back-up that this product does not have, or has otherwise; the first of them. */
export async function foreignMigration(applied: readonly AppliedMigration[]): Promise<AppliedMigration | undefined> {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  return applied.find(({ name, checksum }) => known.get(name) !== checksum);
}

/**
 * Removes the product's tables and makes them anew as they were after `applied`, in the open transaction: PostgreSQL undoes
 * all of it with the rest if that fails.
 */
export async function rebuildSchema(client: PoolClient, applied: readonly AppliedMigration[]): Promise<void> {
  const old = (await listTables(client)).map(({ name }) => escapeIdentifier(name));
  if (old.length > 0) await client.query(`drop table ${old.join(', ')} cascade`);
  await makeLedger(client);
  const wanted = new Set(applied.map(({ name }) => name));
  for (const migration of await readMigrations()) {
    if (!wanted.has(migration.name)) continue;
    for (const statement of migration.statements) await client.query(statement);
  }
}

/**
 * Takes away what would look at each row while tables are filled: triggers, keys to other tables, and indexes that only make
 * reading fast. @param only these tables; otherwise all @returns puts all of it back, which fails if rows do not fit to each other
 */
export async function liftRules(client: PoolClient, only?: readonly string[]): Promise<() => Promise<void>> {
  const names = only ?? (await listTables(client)).map(({ name }) => name);
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any(select oid from pg_class
       where relname = any($1) and relnamespace = current_schema()::text::regnamespace)`,
    [names],
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relname = any($1) and c.relnamespace = current_schema()::text::regnamespace
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [names],
  );
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const name of names) await client.query(`alter table ${escapeIdentifier(name)} disable trigger user`);

  return async () => {
    for (const { definition } of indexes) await client.query(definition);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`);
    for (const name of names) await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`);
  };
}

/** Empties what the migrations have put into the tables: all rows come from the back-up. */
export async function emptyTables(client: PoolClient): Promise<void> {
  for (const { name } of await listTables(client)) {
    const table = escapeIdentifier(name);
    // The owner of the audit log may not delete from it, and need not: nothing is in it yet.
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount !== 0) await client.query(`delete from ${table}`);
  }
}
