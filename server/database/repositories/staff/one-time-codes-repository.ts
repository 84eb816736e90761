import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { oneTimeCodes } from '#server/database/schema/clinic-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

type OneTimeCodeRow = typeof oneTimeCodes.$inferSelect;

export async function insertPasswordCode(
  db: Queryable,
  row: Omit<typeof oneTimeCodes.$inferInsert, 'purpose'>,
): Promise<void> {
  await db.insert(oneTimeCodes).values({ ...row, purpose: 'password' });
}

/** Uses up a password code. @returns undefined if there is none, or it is used or expired. */
export async function takePasswordCode(
  db: Queryable,
  codeHash: string,
  now: Date,
): Promise<OneTimeCodeRow | undefined> {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeCodes.codeHash, codeHash),
        eq(oneTimeCodes.purpose, 'password'),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

/** Invalidates all remaining codes of an account. */
export async function deleteCodesOf(db: Queryable, accountId: string): Promise<void> {
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.accountId, accountId));
}

export async function deleteExpiredPasswordCodes(db: Queryable, now: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.purpose, 'password'), lte(oneTimeCodes.expiresAt, now)));
}
