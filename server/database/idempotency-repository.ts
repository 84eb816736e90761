import { and, eq, lte, sql } from 'drizzle-orm';
import type { Queryable } from './queryable.ts';
import { idempotencyKeys } from './schema.ts';

export type StoredKey = typeof idempotencyKeys.$inferSelect;

/** How long this transaction waits for another that holds a row it wants; then the database refuses with 55P03. */
export async function limitLockWait(db: Queryable): Promise<void> {
  await db.execute(sql`set local lock_timeout = '10s'`);
}

/**
 * Takes the key for this transaction. While another transaction holds it, this one waits on the primary key.
 * @returns false when the key was taken before, by a transaction that has committed.
 */
export async function claimKey(db: Queryable, row: typeof idempotencyKeys.$inferInsert): Promise<boolean> {
  const done = await db.insert(idempotencyKeys).values(row).onConflictDoNothing();
  return done.rowCount === 1;
}

export async function storeAnswer(
  db: Queryable,
  scope: string,
  key: string,
  answer: { readonly status: number; readonly body: string },
): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ status: answer.status, body: answer.body })
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
}

export async function findKey(db: Queryable, scope: string, key: string): Promise<StoredKey | undefined> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  return row;
}

/** @returns how many keys were past their 90 days. */
export async function deleteExpiredKeys(db: Queryable, now: Date): Promise<number> {
  const done = await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
  return done.rowCount ?? 0;
}
