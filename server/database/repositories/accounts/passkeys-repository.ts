import { and, asc, count, eq } from 'drizzle-orm';
import { passkeys } from '#server/database/schema/account-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** @returns false if that key is somebody's already. */
export async function insertPasskey(db: Queryable, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const done = await db.insert(passkeys).values(row).onConflictDoNothing();
  return done.rowCount === 1;
}

export async function findPasskey(db: Queryable, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return row;
}

export async function listPasskeys(db: Queryable, accountId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.createdAt));
}

export async function countPasskeys(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.accountId, accountId));
  return row?.count ?? 0;
}

/** The accounts that have one. */
export async function accountsWithPasskey(db: Queryable): Promise<string[]> {
  const rows = await db.selectDistinct({ id: passkeys.accountId }).from(passkeys);
  return rows.map(({ id }) => id);
}

export async function notePasskeyUse(db: Queryable, id: string, counter: number, now: Date): Promise<void> {
  await db.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id));
}

/** @returns false if it is none of the account's. */
export async function renamePasskey(db: Queryable, accountId: string, id: string, name: string): Promise<boolean> {
  const done = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)));
  return done.rowCount === 1;
}

/** @returns false if it is none of the account's (any more). */
export async function deletePasskey(db: Queryable, accountId: string, id: string): Promise<boolean> {
  const done = await db.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)));
  return done.rowCount === 1;
}

/** @returns how many there were. */
export async function deletePasskeysOf(db: Queryable, accountId: string): Promise<number> {
  return (await db.delete(passkeys).where(eq(passkeys.accountId, accountId))).rowCount ?? 0;
}
