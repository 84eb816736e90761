import { and, eq, isNull } from 'drizzle-orm';
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

/** Marks a patient whose words hold a warning sign. */
export async function markUrgent(db: Queryable, id: string): Promise<void> {
  await db.update(patients).set({ urgent: true }).where(eq(patients.id, id));
}
