import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { accountFactors } from '#server/database/schema/account-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type FactorRow = typeof accountFactors.$inferSelect;

export async function findFactor(db: Queryable, accountId: string): Promise<FactorRow | undefined> {
  const [row] = await db.select().from(accountFactors).where(eq(accountFactors.accountId, accountId));
  return row;
}

/** Begins to set an app up; one that is in use stays so until a code of the new one was right. */
export async function startFactor(
  db: Queryable,
  row: Pick<FactorRow, 'accountId' | 'role' | 'createdAt'> & { readonly pending: string },
): Promise<void> {
  await db
    .insert(accountFactors)
    .values(row)
    .onConflictDoUpdate({ target: accountFactors.accountId, set: { pending: row.pending, createdAt: row.createdAt } });
}

/** Uses the code of a time step up. @returns false if that one, or a later one, has been used already. */
export async function takeStep(db: Queryable, accountId: string, step: number): Promise<boolean> {
  const done = await db
    .update(accountFactors)
    .set({ lastStep: step })
    .where(and(eq(accountFactors.accountId, accountId), lt(accountFactors.lastStep, step)));
  return done.rowCount === 1;
}

/** The app that was being set up is in use from now on. @returns false if another one is being set up meanwhile. */
export async function confirmFactor(
  db: Queryable,
  accountId: string,
  pending: string,
  step: number,
  now: Date,
): Promise<boolean> {
  const done = await db
    .update(accountFactors)
    .set({ secret: pending, pending: null, lastStep: step, confirmedAt: now })
    .where(and(eq(accountFactors.accountId, accountId), eq(accountFactors.pending, pending)));
  return done.rowCount === 1;
}

/** @returns whether there was one that was in use. */
export async function deleteFactor(db: Queryable, accountId: string): Promise<boolean> {
  const gone = await db
    .delete(accountFactors)
    .where(eq(accountFactors.accountId, accountId))
    .returning({ confirmedAt: accountFactors.confirmedAt });
  return gone.some(({ confirmedAt }) => confirmedAt !== null);
}

/** The accounts that are asked for a code. */
export async function accountsWithFactor(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: accountFactors.accountId })
    .from(accountFactors)
    .where(isNotNull(accountFactors.confirmedAt));
  return rows.map(({ id }) => id);
}
