import { eq } from 'drizzle-orm';
import { clinicSettings } from '#server/database/schema/clinic-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { WriteClient } from '#server/database/transaction/write-transaction.ts';

const ID = 'clinic';

/** The settings stored so far; undefined if none are. */
export async function findClinicSettings(db: Queryable): Promise<unknown> {
  const [row] = await db.select().from(clinicSettings).where(eq(clinicSettings.id, ID));
  return row?.values;
}

/** The same, locked against other changes until this transaction ends. */
export async function lockClinicSettings(db: Queryable, now: Date): Promise<unknown> {
  await db.insert(clinicSettings).values({ id: ID, values: {}, updatedAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(clinicSettings).where(eq(clinicSettings.id, ID)).for('update');
  return row?.values;
}

export async function storeClinicSettings(db: Queryable, values: unknown, now: Date): Promise<void> {
  await db.update(clinicSettings).set({ values, updatedAt: now }).where(eq(clinicSettings.id, ID));
}

/** Whether an administrator has restricted registration to paired devices. */
export async function onlyPairedDevicesRegister(client: WriteClient): Promise<boolean> {
  const { rows } = await client.query<{ registration: string | null }>(
    `select values ->> 'registration' as registration from clinic_settings where id = '${ID}'`,
  );
  return rows[0]?.registration === 'paired-devices';
}
