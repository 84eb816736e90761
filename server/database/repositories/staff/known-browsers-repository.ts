import { and, eq, lte } from 'drizzle-orm';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { knownBrowsers } from '#server/database/schema/schema.ts';

/** Whether that account has logged in from the browser with this cookie. */
export async function isKnownBrowser(db: Queryable, tokenHash: string, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ accountId: knownBrowsers.accountId })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.tokenHash, tokenHash), eq(knownBrowsers.accountId, accountId)));
  return rows.length > 0;
}

/** Whether any account has logged in from it. */
export async function isAnybodysBrowser(db: Queryable, tokenHash: string): Promise<boolean> {
  const rows = await db
    .select({ accountId: knownBrowsers.accountId })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.tokenHash, tokenHash))
    .limit(1);
  return rows.length > 0;
}

/** Whether the account has logged in from any browser that is remembered. */
export async function isKnownAnywhere(db: Queryable, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ accountId: knownBrowsers.accountId })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.accountId, accountId))
    .limit(1);
  return rows.length > 0;
}

export async function deleteBrowsersOf(db: Queryable, accountId: string): Promise<void> {
  await db.delete(knownBrowsers).where(eq(knownBrowsers.accountId, accountId));
}

export async function saveKnownBrowser(
  db: Queryable,
  row: { tokenHash: string; accountId: string; lastLoginAt: Date },
): Promise<void> {
  await db
    .insert(knownBrowsers)
    .values(row)
    .onConflictDoUpdate({
      target: [knownBrowsers.tokenHash, knownBrowsers.accountId],
      set: { lastLoginAt: row.lastLoginAt },
    });
}

export async function deleteBrowsersUnusedSince(db: Queryable, since: Date): Promise<void> {
  await db.delete(knownBrowsers).where(lte(knownBrowsers.lastLoginAt, since));
}
