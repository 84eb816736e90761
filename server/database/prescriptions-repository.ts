import { and, eq, inArray, isNull } from 'drizzle-orm';
import { newestFirst } from './keyset.ts';
import type { Queryable } from './queryable.ts';
import { doctors, patients, prescriptions } from './schema.ts';

export type NewPrescription = typeof prescriptions.$inferInsert;

/** Above this many ids one query for everything is cheaper, and shorter than the driver's limit of parameters. */
const MOST_IDS_AT_ONCE = 1000;

/** The prescriptions of these patients, newest first, each with its doctor (also a removed one). */
export async function listPrescriptions(db: Queryable, patientIds: readonly string[]) {
  if (patientIds.length === 0) return [];
  const few = patientIds.length <= MOST_IDS_AT_ONCE;
  return db
    .select({ prescription: prescriptions, doctorName: doctors.name, doctorSpecialization: doctors.specialization })
    .from(prescriptions)
    .innerJoin(patients, eq(patients.id, prescriptions.patientId))
    .innerJoin(doctors, eq(doctors.id, prescriptions.doctorId))
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

export async function insertPrescriptions(db: Queryable, rows: NewPrescription[]): Promise<void> {
  if (rows.length > 0) await db.insert(prescriptions).values(rows).onConflictDoNothing();
}
