import { and, desc, eq, inArray, isNull, lt, lte, notInArray } from 'drizzle-orm';
import { patientRecords, registrationDrafts } from '#server/database/schema/clinic-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { appointments, patients } from '#server/database/schema/schema.ts';

export type RegistrationDraftRow = typeof registrationDrafts.$inferSelect;

/** What a draft is made from: the registration, and what doctors keep of the patient. */
const OF_PATIENT = {
  age: patients.age,
  gender: patients.gender,
  symptoms: patients.symptoms,
  urgent: patients.urgent,
  weightKg: patientRecords.weightKg,
  allergies: patientRecords.allergies,
  medications: patientRecords.medications,
  medicalHistory: patientRecords.medicalHistory,
};

/** Nothing is drafted for a visit that is over, deleted, or of a patient who is. */
const isOpen = and(
  isNull(appointments.deletedAt),
  isNull(patients.deletedAt),
  notInArray(appointments.status, ['completed', 'cancelled']),
);

/** Claims one draft that is due until `leaseUntil`; other processes skip it. Call it in a transaction. */
export async function claimDraft(
  db: Queryable,
  now: Date,
  leaseUntil: Date,
): Promise<RegistrationDraftRow | undefined> {
  const [row] = await db
    .select()
    .from(registrationDrafts)
    .where(lte(registrationDrafts.dueAt, now))
    .orderBy(registrationDrafts.dueAt)
    .limit(1)
    .for('update', { skipLocked: true });
  if (row === undefined) return undefined;
  const claimed = { dueAt: leaseUntil, attempts: row.attempts + 1 };
  await db.update(registrationDrafts).set(claimed).where(eq(registrationDrafts.appointmentId, row.appointmentId));
  return { ...row, ...claimed };
}

/** Writes down what became of a claimed draft, unless it was asked for anew in the meantime. */
export async function settleDraft(
  db: Queryable,
  claimed: RegistrationDraftRow,
  change: Partial<RegistrationDraftRow>,
): Promise<void> {
  const { appointmentId, dueAt } = claimed;
  if (dueAt === null) return;
  await db
    .update(registrationDrafts)
    .set(change)
    .where(and(eq(registrationDrafts.appointmentId, appointmentId), eq(registrationDrafts.dueAt, dueAt)));
}

/** What is known of the patient of an open visit; undefined when there is nothing to draft for any more. */
export async function findPatientOfVisit(db: Queryable, appointmentId: string) {
  const [row] = await db
    .select(OF_PATIENT)
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .leftJoin(patientRecords, eq(patientRecords.patientId, patients.id))
    .where(and(eq(appointments.id, appointmentId), isOpen));
  return row;
}
export type PatientOfVisit = NonNullable<Awaited<ReturnType<typeof findPatientOfVisit>>>;

/** The draft of a patient's newest open visit, with what is known of the patient now. */
export async function findNewestDraft(db: Queryable, patientId: string) {
  const [row] = await db
    .select({ row: registrationDrafts, patient: OF_PATIENT })
    .from(registrationDrafts)
    .innerJoin(appointments, eq(appointments.id, registrationDrafts.appointmentId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .leftJoin(patientRecords, eq(patientRecords.patientId, patients.id))
    .where(and(eq(appointments.patientId, patientId), isOpen))
    .orderBy(desc(registrationDrafts.requestedAt))
    .limit(1);
  return row;
}

/** Asks for a draft anew, because what it was made from has changed. */
export async function askAnew(db: Queryable, appointmentId: string, now: Date): Promise<void> {
  await db
    .update(registrationDrafts)
    .set({ dueAt: now, attempts: 0, basis: null, draft: null, refused: [], draftedAt: null })
    .where(eq(registrationDrafts.appointmentId, appointmentId));
}

export async function deleteDraft(db: Queryable, appointmentId: string): Promise<void> {
  await db.delete(registrationDrafts).where(eq(registrationDrafts.appointmentId, appointmentId));
}

/** @returns how many there were */
export async function deleteDraftsOf(db: Queryable, patientId: string): Promise<number> {
  const theirs = db.select({ id: appointments.id }).from(appointments).where(eq(appointments.patientId, patientId));
  const done = await db.delete(registrationDrafts).where(inArray(registrationDrafts.appointmentId, theirs));
  return done.rowCount ?? 0;
}

export async function deleteDraftsBefore(db: Queryable, until: Date): Promise<void> {
  await db.delete(registrationDrafts).where(lt(registrationDrafts.requestedAt, until));
}
