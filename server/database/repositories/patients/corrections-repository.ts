import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PatientField } from '#shared/clinic/patient-fields.ts';
import { derivedOf, withMerged } from '#server/database/schema/derived-columns.ts';
import { patientColumns } from '#server/database/schema/patient-columns.ts';
import { appointments, patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type PersonRow = Pick<typeof patients.$inferSelect, PatientField | 'id' | 'doctorId' | 'ticket'>;

/** The facts of a patient who is not deleted; nobody else can change them before this transaction ends. */
export async function lockPerson(db: Queryable, id: string): Promise<PersonRow | undefined> {
  const { doctorId, ticket } = patients;
  const [row] = await db
    .select({ id: patients.id, ...patientColumns, doctorId, ticket })
    .from(patients)
    .where(and(eq(patients.id, id), isNull(patients.deletedAt)))
    .for('no key update');
  return row;
}

/** Saves the facts, what the patient is found by, and what the appointments repeat of it. */
export async function savePerson(db: Queryable, person: PersonRow): Promise<void> {
  const { id, ticket: _stays, ...facts } = person;
  const derived = derivedOf(await withMerged(db, person));
  await db
    .update(patients)
    .set({ ...facts, ...derived })
    .where(eq(patients.id, id));
  await db
    .update(appointments)
    .set({ patientFolded: derived.nameFolded, patientFindable: derived.findable })
    .where(eq(appointments.patientId, id));
}

/**
 * Moves the patient's appointments that are still to come to another doctor. @returns false when that doctor has given one
 * of these times to somebody else; nothing is moved then.
 */
export async function moveAppointments(db: Queryable, patientId: string, from: string, to: string): Promise<boolean> {
  const open = and(
    eq(appointments.patientId, patientId),
    eq(appointments.doctorId, from),
    isNull(appointments.deletedAt),
    inArray(appointments.status, ['scheduled', 'Upcoming']),
  );
  const taken = await db.execute(sql`select 1 from ${appointments} as a, ${appointments}
    where ${open} and a.doctor_id = ${to} and a.slot_starts_at = ${appointments.slotStartsAt}
      and a.status <> 'cancelled' and a.deleted_at is null limit 1`);
  if (taken.rows.length > 0) return false;
  await db.update(appointments).set({ doctorId: to }).where(open);
  return true;
}
