import { eq } from 'drizzle-orm';
import { clinicSettings } from '#server/database/schema/clinic-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

const ID = 'security';

/** What is stored of how the clinic guards itself; undefined if nothing is. */
export async function findSecuritySettings(db: Queryable): Promise<unknown> {
  const [row] = await db.select().from(clinicSettings).where(eq(clinicSettings.id, ID));
  return row?.values;
}

/** The same, locked against other changes until this transaction ends. */
export async function lockSecuritySettings(db: Queryable, now: Date): Promise<unknown> {
  await db.insert(clinicSettings).values({ id: ID, values: {}, updatedAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(clinicSettings).where(eq(clinicSettings.id, ID)).for('update');
  return row?.values;
}

export async function storeSecuritySettings(db: Queryable, values: unknown, now: Date): Promise<void> {
  await db.update(clinicSettings).set({ values, updatedAt: now }).where(eq(clinicSettings.id, ID));
}
