import { and, eq, gt, lte } from 'drizzle-orm';
import { ceremonies } from '#server/database/schema/account-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type CeremonyPurpose = 'add-passkey' | 'use-passkey' | 'sign-on';

export async function insertCeremony(db: Queryable, row: typeof ceremonies.$inferInsert): Promise<void> {
  await db.insert(ceremonies).values(row);
}

/** Takes what was remembered, once. @returns undefined if there is none, or it is too old. */
export async function takeCeremony(db: Queryable, id: string, purpose: CeremonyPurpose, now: Date): Promise<unknown> {
  const [row] = await db
    .delete(ceremonies)
    .where(and(eq(ceremonies.id, id), eq(ceremonies.purpose, purpose), gt(ceremonies.expiresAt, now)))
    .returning({ details: ceremonies.details });
  return row?.details;
}

export async function deleteExpiredCeremonies(db: Queryable, now: Date): Promise<void> {
  await db.delete(ceremonies).where(lte(ceremonies.expiresAt, now));
}
