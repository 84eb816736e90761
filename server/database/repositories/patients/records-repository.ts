import { and, eq, isNull } from 'drizzle-orm';
import { patientRecords } from '#server/database/schema/clinic-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { doctors, patients } from '#server/database/schema/schema.ts';

export type RecordRow = typeof patientRecords.$inferSelect;

/** The record of a patient who is not deleted, with the name of the doctor who saved it last. */
export async function findRecord(db: Queryable, patientId: string) {
  const [row] = await db
    .select({ record: patientRecords, doctorName: doctors.name })
    .from(patientRecords)
    .innerJoin(patients, eq(patients.id, patientRecords.patientId))
    .innerJoin(doctors, eq(doctors.id, patientRecords.updatedBy))
    .where(and(eq(patientRecords.patientId, patientId), isNull(patients.deletedAt)));
  return row;
}

/** @returns false when the patient has a record already; nothing is changed then. */
export async function insertRecord(db: Queryable, row: RecordRow): Promise<boolean> {
  const done = await db.insert(patientRecords).values(row).onConflictDoNothing();
  return done.rowCount === 1;
}

/** Puts a record in the place of whatever stands, whoever wrote that. */
export async function saveRecord(db: Queryable, row: RecordRow): Promise<void> {
  await db.insert(patientRecords).values(row).onConflictDoUpdate({ target: patientRecords.patientId, set: row });
}

/** Takes a record away. */
export async function deleteRecord(db: Queryable, patientId: string): Promise<void> {
  await db.delete(patientRecords).where(eq(patientRecords.patientId, patientId));
}

/** Replaces the version of `seen`. @returns false when that is not the version which stands; nothing is changed then. */
export async function replaceRecord(db: Queryable, row: RecordRow, seen: Date): Promise<boolean> {
  const { patientId, ...fields } = row;
  const done = await db
    .update(patientRecords)
    .set(fields)
    .where(and(eq(patientRecords.patientId, patientId), eq(patientRecords.updatedAt, seen)));
  return done.rowCount === 1;
}
