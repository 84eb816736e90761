import { and, count, eq, gt, inArray, lte, max, or } from 'drizzle-orm';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { loginFailures } from '#server/database/schema/schema.ts';

export type Failures = { readonly count: number; readonly last: Date };

/**
 * Failed logins of each scope after `since`; a scope without any is not in the map. A failure later than `now` comes
 * from a clock that has been corrected since, and does not count.
 */
export async function countFailures(
  db: Queryable,
  scopes: string[],
  since: Date,
  now: Date,
): Promise<ReadonlyMap<string, Failures>> {
  const rows = await db
    .select({ scope: loginFailures.scope, count: count(), last: max(loginFailures.failedAt) })
    .from(loginFailures)
    .where(
      and(inArray(loginFailures.scope, scopes), gt(loginFailures.failedAt, since), lte(loginFailures.failedAt, now)),
    )
    .groupBy(loginFailures.scope);
  return new Map(rows.map((row) => [row.scope, { count: row.count, last: row.last ?? since }]));
}

export async function insertFailures(db: Queryable, rows: (typeof loginFailures.$inferInsert)[]): Promise<void> {
  await db.insert(loginFailures).values(rows);
}

export async function clearFailures(db: Queryable, scope: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.scope, scope));
}

export async function deleteFailuresOutside(db: Queryable, from: Date, to: Date): Promise<void> {
  await db.delete(loginFailures).where(or(lte(loginFailures.failedAt, from), gt(loginFailures.failedAt, to)));
}
