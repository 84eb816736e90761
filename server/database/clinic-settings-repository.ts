import { eq } from 'drizzle-orm';
import { clinicSettings } from './clinic-schema.ts';
import type { Queryable } from './queryable.ts';

const ID = 'clinic';

/** What has been set so far, as it was stored; undefined when nothing has. */
export async function findClinicSettings(db: Queryable): Promise<unknown> {
  const [row] = await db.select().from(clinicSettings).where(eq(clinicSettings.id, ID));
  return row?.values;
}

/** The same, and nobody else can change it before this transaction ends. */
export async function lockClinicSettings(db: Queryable, now: Date): Promise<unknown> {
  await db.insert(clinicSettings).values({ id: ID, values: {}, updatedAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(clinicSettings).where(eq(clinicSettings.id, ID)).for('update');
  return row?.values;
}

export async function storeClinicSettings(db: Queryable, values: unknown, now: Date): Promise<void> {
  await db.update(clinicSettings).set({ values, updatedAt: now }).where(eq(clinicSettings.id, ID));
}
