import { and, eq, inArray, isNull } from 'drizzle-orm';
import { patientRecords } from '#server/database/schema/clinic-schema.ts';
import { newestFirst } from '#server/database/paging/keyset.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { patientColumns } from '#server/database/schema/patient-columns.ts';
import { doctors, patients, prescriptions } from '#server/database/schema/schema.ts';

export type NewPrescription = typeof prescriptions.$inferInsert;

/** Above this many ids one query for everything is cheaper, and stays below the driver's limit of parameters. */
const MOST_IDS_AT_ONCE = 1000;

/** Prescriptions with their doctors (even removed ones) and patients; `where` leaves deleted ones out. */
function prescriptionsOf(db: Queryable) {
  return db
    .select({
      prescription: prescriptions,
      doctorName: doctors.name,
      doctorSpecialization: doctors.specialization,
      patient: patientColumns,
      patientUrgent: patients.urgent,
      allergies: patientRecords.allergies,
    })
    .from(prescriptions)
    .innerJoin(patients, eq(patients.id, prescriptions.patientId))
    .innerJoin(doctors, eq(doctors.id, prescriptions.doctorId))
    .leftJoin(patientRecords, eq(patientRecords.patientId, prescriptions.patientId));
}

/** The prescriptions of these patients, newest first, each with its doctor (even a removed one). */
export async function listPrescriptions(db: Queryable, patientIds: readonly string[]) {
  if (patientIds.length === 0) return [];
  const few = patientIds.length <= MOST_IDS_AT_ONCE;
  return prescriptionsOf(db)
    .where(
      and(
        isNull(prescriptions.deletedAt),
        isNull(patients.deletedAt),
        few ? inArray(prescriptions.patientId, [...patientIds]) : undefined,
      ),
    )
    .orderBy(...newestFirst(prescriptions.createdAt, prescriptions.id));
}

export type ListedPrescription = Awaited<ReturnType<typeof listPrescriptions>>[number];

/** A prescription that has not been deleted, of a patient who has not been deleted. */
export async function findPrescription(db: Queryable, id: string): Promise<ListedPrescription | undefined> {
  const [row] = await prescriptionsOf(db).where(
    and(eq(prescriptions.id, id), isNull(prescriptions.deletedAt), isNull(patients.deletedAt)),
  );
  return row;
}

/** Deletes a prescription. @returns false if there is none (any more). */
export async function markPrescriptionDeleted(db: Queryable, id: string, now: Date): Promise<boolean> {
  const done = await db
    .update(prescriptions)
    .set({ deletedAt: now })
    .where(and(eq(prescriptions.id, id), isNull(prescriptions.deletedAt)));
  return done.rowCount === 1;
}

export async function insertPrescription(db: Queryable, row: NewPrescription): Promise<void> {
  await db.insert(prescriptions).values(row);
}

export async function insertPrescriptions(db: Queryable, rows: NewPrescription[]): Promise<void> {
  if (rows.length > 0) await db.insert(prescriptions).values(rows).onConflictDoNothing();
}
