import type { Pool } from 'pg';
import { readMigrations } from '#server/database/schema/migrate.ts';

/** How the database is set up, as far as Frontdesk depends on it. */
export type DatabaseFacts = {
  readonly version: number;
  readonly encoding: string;
  readonly readOnly: boolean;
  readonly superuser: boolean;
  readonly mayCreate: boolean;
  readonly encrypted: boolean;
  readonly local: boolean;
  readonly fsync: boolean;
  readonly fullPageWrites: boolean;
  readonly synchronousCommit: string;
  readonly mostConnections: number;
  /** Milliseconds by which its clock is ahead of ours. */
  readonly aheadMs: number;
};

/** Asks for them; nothing is written. */
export async function databaseFacts(pool: Pool): Promise<DatabaseFacts> {
  const began = Date.now();
  const { rows } = await pool.query<Omit<DatabaseFacts, 'aheadMs'> & { now: number }>(`
    select current_setting('server_version_num')::integer / 10000 as version,
      current_setting('server_encoding') as encoding,
      current_setting('transaction_read_only') = 'on' as "readOnly",
      (select rolsuper from pg_roles where rolname = current_user) as superuser,
      has_schema_privilege(current_schema(), 'create') as "mayCreate",
      coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as encrypted,
      inet_server_addr() is null or inet_server_addr() <<= '127.0.0.0/8'::inet or inet_server_addr() = '::1'::inet as local,
      current_setting('fsync') = 'on' as fsync,
      current_setting('full_page_writes') = 'on' as "fullPageWrites",
      current_setting('synchronous_commit') as "synchronousCommit",
      current_setting('max_connections')::integer as "mostConnections",
      extract(epoch from clock_timestamp())::float8 * 1000 as now`);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not say how it is set up.');
  const { now, ...facts } = row;
  return { ...facts, aheadMs: now - (began + Date.now()) / 2 };
}

/** Which migrations the database lacks, and the first that it has and this product does not; undefined of an empty database. */
export async function schemaState(pool: Pool): Promise<{ lacking: number; foreign: string | undefined } | undefined> {
  const there = await pool.query<{ there: boolean }>("select to_regclass('schema_migrations') is not null as there");
  if (there.rows[0]?.there !== true) return undefined;
  const { rows } = await pool.query<{ name: string; done: boolean }>(
    'select name, finished_at is not null as done from schema_migrations order by name',
  );
  const known = (await readMigrations()).map(({ name }) => name);
  const done = new Set(rows.filter((row) => row.done).map(({ name }) => name));
  return {
    lacking: known.filter((name) => !done.has(name)).length,
    foreign: rows.find(({ name }) => !known.includes(name))?.name,
  };
}

/** Numbers about accounts and the log, none of them of a person. */
export type ClinicFacts = {
  readonly admins: number;
  readonly adminsWithoutMore: number;
  readonly sampleAccounts: number;
  readonly realPatients: boolean;
  /** Milliseconds by which the newest entry of the log lies in the future. */
  readonly futureMs: number;
};

/** Asks for them; the schema must be the newest one. */
export async function clinicFacts(pool: Pool): Promise<ClinicFacts> {
  const { rows } = await pool.query<ClinicFacts>(`
    select count(*)::integer as admins,
      count(*) filter (where not exists (select from account_factors f where f.account_id = a.id and f.confirmed_at is not null)
        and not exists (select from passkeys k where k.account_id = a.id))::integer as "adminsWithoutMore",
      (select count(*)::integer from doctors where sample and removed_at is null and password_hash is not null) as "sampleAccounts",
      exists (select from patients where not sample) as "realPatients",
      coalesce((select extract(epoch from max(at) - clock_timestamp())::float8 * 1000 from audit_entries), 0) as "futureMs"
    from admins a where a.removed_at is null and a.kind = 'admin'`);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not say how many there are.');
  return row;
}
