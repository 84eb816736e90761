import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { appointments, patients } from '#server/database/schema/schema.ts';

/**
 * Shows a deleted patient again. A delete only marks the patient, so that what hung on it comes back by itself, and what
 * had been deleted before stays deleted. @returns false when there is none deleted after `since`.
 */
export async function unmarkPatientDeleted(db: Queryable, id: string, since: Date): Promise<boolean> {
  const done = await db
    .update(patients)
    .set({ deletedAt: null })
    .where(and(eq(patients.id, id), gt(patients.deletedAt, since), isNull(patients.mergedInto)));
  return done.rowCount === 1;
}

/** Whose appointment deleted after `since` it is; undefined when there is none, or when its patient is deleted. */
export async function findDeletedAppointmentDoctor(
  db: Queryable,
  id: string,
  since: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ doctorId: appointments.doctorId })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(and(eq(appointments.id, id), gt(appointments.deletedAt, since), isNull(patients.deletedAt)));
  return row?.doctorId;
}

/** @returns false when there is none (any more). */
export async function unmarkAppointmentDeleted(db: Queryable, id: string): Promise<boolean> {
  const done = await db
    .update(appointments)
    .set({ deletedAt: null })
    .where(and(eq(appointments.id, id), isNotNull(appointments.deletedAt)));
  return done.rowCount === 1;
}
