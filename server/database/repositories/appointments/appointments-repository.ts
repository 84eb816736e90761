import { and, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { appointments, patients } from '#server/database/schema/schema.ts';

export type NewAppointment = Omit<typeof appointments.$inferInsert, 'deletedAt' | 'patientFolded' | 'patientFindable'>;

/**
 * @returns false if a unique index refused it: the patient has booked, or the slot is taken. Nothing has changed then.
 */
export async function insertAppointment(db: Queryable, appointment: NewAppointment): Promise<boolean> {
  const ofPatient = (column: SQLWrapper) =>
    sql`(select ${column} from ${patients} where ${patients.id} = ${appointment.patientId})`;
  const done = await db
    .insert(appointments)
    .values({
      ...appointment,
      patientFolded: ofPatient(patients.nameFolded),
      patientFindable: ofPatient(patients.findable),
    })
    .onConflictDoNothing();
  return done.rowCount === 1;
}

/** The appointment's doctor; undefined if there is no such appointment (any more). */
export async function findAppointmentDoctor(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ doctorId: appointments.doctorId })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(and(eq(appointments.id, id), isNull(appointments.deletedAt), isNull(patients.deletedAt)));
  return row?.doctorId;
}

/** @returns false if there is no such appointment (any more). */
export async function markAppointmentDeleted(db: Queryable, id: string, now: Date): Promise<boolean> {
  const done = await db
    .update(appointments)
    .set({ deletedAt: now })
    .where(and(eq(appointments.id, id), isNull(appointments.deletedAt)));
  return done.rowCount === 1;
}
