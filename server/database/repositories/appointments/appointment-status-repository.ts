import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { appointments, patients } from '#server/database/schema/schema.ts';

export type StatusRow = { readonly doctorId: string; readonly status: string };

/** Locks an appointment until the transaction ends and returns its doctor and status; undefined if there is none. */
export async function lockAppointmentStatus(db: Queryable, id: string): Promise<StatusRow | undefined> {
  const [row] = await db
    .select({ doctorId: appointments.doctorId, status: appointments.status })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(and(eq(appointments.id, id), isNull(appointments.deletedAt), isNull(patients.deletedAt)))
    .for('update', { of: appointments });
  return row;
}

/** @param reason stored if given, cleared if null; if undefined, the last reason stays */
export async function setAppointmentStatus(
  db: Queryable,
  id: string,
  status: string,
  reason: string | null | undefined,
): Promise<void> {
  await db
    .update(appointments)
    .set({ status, ...(reason === undefined ? {} : { statusReason: reason }) })
    .where(eq(appointments.id, id));
}
