import { and, eq, isNull } from 'drizzle-orm';
import { derivedOf, type Derived } from '#server/database/schema/derived-columns.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { patients } from '#server/database/schema/schema.ts';

export type NewPatient = Omit<typeof patients.$inferInsert, keyof Derived | 'deletedAt'>;

/** @returns false when a patient of that id exists already; nothing is changed then. */
export async function insertPatient(db: Queryable, patient: NewPatient): Promise<boolean> {
  const done = await db
    .insert(patients)
    .values({ ...patient, ...derivedOf(patient) })
    .onConflictDoNothing();
  return done.rowCount === 1;
}

/** Whether a patient's words hold warning signs, and the words; undefined when there is no such patient (any more). */
export async function findUrgency(db: Queryable, id: string) {
  const [row] = await db
    .select({ urgent: patients.urgent, symptoms: patients.symptoms, tickedSigns: patients.tickedSigns })
    .from(patients)
    .where(and(eq(patients.id, id), isNull(patients.deletedAt)));
  return row;
}

/** The number of a patient who is not deleted, as it was written; undefined when there is no such patient. */
export async function findPatientPhone(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ phone: patients.phone })
    .from(patients)
    .where(and(eq(patients.id, id), isNull(patients.deletedAt)));
  return row?.phone;
}

/** Hides a patient and, through it, all that hangs on it. @returns false when there is none (any more). */
export async function markPatientDeleted(db: Queryable, id: string, now: Date): Promise<boolean> {
  const done = await db
    .update(patients)
    .set({ deletedAt: now })
    .where(and(eq(patients.id, id), isNull(patients.deletedAt)));
  return done.rowCount === 1;
}
