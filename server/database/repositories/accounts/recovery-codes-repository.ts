import { and, count, eq, isNull } from 'drizzle-orm';
import { recoveryCodes } from '#server/database/schema/account-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** Replaces an account's codes, used ones too. */
export async function replaceRecoveryCodes(
  db: Queryable,
  accountId: string,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  if (hashes.length > 0)
    await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, accountId, createdAt: now })));
}

/** Uses a code up. @returns false if it is none of the account's, or was used. */
export async function takeRecoveryCode(
  db: Queryable,
  accountId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const done = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.codeHash, codeHash), eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)),
    );
  return done.rowCount === 1;
}

export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return row?.count ?? 0;
}
