import type { ClientBase } from 'pg';
import { readMigrations } from '#server/database/schema/migrate.ts';

/** A table of the product, with the columns that hold something of their own. */
export type StoredTable = { readonly name: string; readonly columns: readonly string[] };
export type AppliedMigration = { readonly name: string; readonly checksum: string };

const LEDGER = ['schema_lock', 'schema_migrations'];

/** The names of all tables that our migrations make, and of the two that the migrations themselves need. */
async function productTables(): Promise<string[]> {
  const statements = (await readMigrations()).flatMap((migration) => migration.statements);
  const made = statements.flatMap((one) => /^\s*create table (?:if not exists )?"(\w+)"/i.exec(one)?.[1] ?? []);
  return [...LEDGER, ...made];
}

/** Those of them that this database has, in the order of their names. Other programs' tables are not ours to touch. */
export async function listTables(client: Pick<ClientBase, 'query'>): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::text::regnamespace and c.relname = any($1)
     group by c.relname order by c.relname collate "C"`,
    [await productTables()],
  );
  return rows;
}

/** Which migrations this database has had, in their order; undefined for one that was begun and not finished. */
export async function appliedMigrations(client: Pick<ClientBase, 'query'>): Promise<AppliedMigration[] | undefined> {
  const { rows } = await client.query<AppliedMigration & { finished: boolean }>(
    'select name, checksum, finished_at is not null as finished from schema_migrations order by name collate "C"',
  );
  if (rows.some(({ finished }) => !finished)) return undefined;
  return rows.map(({ name, checksum }) => ({ name, checksum }));
}
