import { sql } from 'drizzle-orm';
import type { Queryable } from './queryable.ts';

/** A place in an open transaction that can be gone back to, on either way to the database. */
export async function savepoint(db: Queryable, name: string): Promise<void> {
  await db.execute(sql`savepoint ${sql.identifier(name)}`);
}

/** What was done since stands. */
export async function release(db: Queryable, name: string): Promise<void> {
  await db.execute(sql`release savepoint ${sql.identifier(name)}`);
}

/** What was done since is undone, and the rows that it held are free. */
export async function rollBackTo(db: Queryable, name: string): Promise<void> {
  await db.execute(sql`rollback to savepoint ${sql.identifier(name)}`);
}
