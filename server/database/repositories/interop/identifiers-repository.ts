import { and, eq, inArray } from 'drizzle-orm';
import { externalIdentifiers } from '#server/database/schema/interop-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type IdentifierRow = typeof externalIdentifiers.$inferInsert;

/**
 * Writes an identifier down for what is being made. Whoever comes at the same time waits for this transaction.
 * @returns the id of what has it already; undefined when it is new
 */
export async function claimIdentifier(db: Queryable, row: IdentifierRow): Promise<string | undefined> {
  const done = await db.insert(externalIdentifiers).values(row).onConflictDoNothing();
  return done.rowCount === 1 ? undefined : findByIdentifier(db, row.kind, row.hash);
}

/** Takes back what was written down for something that is not made after all. */
export async function dropIdentifiers(db: Queryable, resourceId: string): Promise<void> {
  await db.delete(externalIdentifiers).where(eq(externalIdentifiers.resourceId, resourceId));
}

export async function findByIdentifier(db: Queryable, kind: string, hash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: externalIdentifiers.resourceId })
    .from(externalIdentifiers)
    .where(and(eq(externalIdentifiers.kind, kind), eq(externalIdentifiers.hash, hash)));
  return row?.id;
}

/** Takes the words out of the identifiers of what is erased; their hashes stay, so that it is not made again. */
export async function forgetIdentifiers(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(externalIdentifiers)
    .set({ system: null, value: null })
    .where(inArray(externalIdentifiers.resourceId, [...ids]));
}
