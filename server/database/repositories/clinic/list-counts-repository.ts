import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { appointments, listCounts, patients } from '#server/database/schema/schema.ts';

type Counted = typeof patients | typeof appointments;
const LISTS = [
  ['patients', patients],
  ['appointments', appointments],
] as const;

/** Counts everything received up to an instant at which no write is in progress any more. */
export async function recountLists(db: Queryable, until: Date): Promise<void> {
  for (const [list, table] of LISTS) {
    const before = sql`${table.receivedAt} <= ${sql.param(until, table.receivedAt)}`;
    await db.execute(sql`
      insert into ${listCounts} (list, until, rows)
      select ${list}, ${sql.param(until, listCounts.until)}, count(*) from ${table} where ${before}
      on conflict (list) do update set until = excluded.until, rows = excluded.rows`);
  }
}

/** Must be called when rows are erased or inserted with an old time: until the next recount everything is counted. */
export async function forgetListCounts(db: Queryable): Promise<void> {
  await db.delete(listCounts);
}

export function countAllPatients(db: Queryable): Promise<number> {
  return total(db, sql`select ${visible('patients', patients)} as total`);
}

/** Without the few of deleted patients. */
export function countAllAppointments(db: Queryable): Promise<number> {
  const hidden = sql`(select count(*) from ${appointments} join ${patients} on ${patients.id} = ${appointments.patientId}
    where ${patients.deletedAt} is not null and ${appointments.deletedAt} is null)`;
  return total(db, sql`select ${visible('appointments', appointments)} - ${hidden} as total`);
}

/** The stored count, minus what has been deleted since, plus what has arrived since. */
function visible(list: string, table: Counted): SQL {
  const last = sql`(select rows, until from ${listCounts} where list = ${list}
    union all select 0, '-infinity' order by until desc limit 1)`;
  return sql`(select counted.rows
    - (select count(*) from ${table} where ${table.deletedAt} is not null and ${table.receivedAt} <= counted.until)
    + (select count(*) from ${table} where ${table.deletedAt} is null and ${table.receivedAt} > counted.until)
    from ${last} as counted)`;
}

async function total(db: Queryable, query: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: string }>(query);
  return Number(rows[0]?.total ?? 0);
}
