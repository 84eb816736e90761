import { and, asc, eq, gte, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { newestFirst, type Keyset } from '#server/database/paging/keyset.ts';
import { patientRecords } from '#server/database/schema/clinic-schema.ts';
import { doctors, patients, prescriptions } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type PrescriptionSearch = {
  readonly ids?: readonly string[] | undefined;
  readonly patients?: readonly string[] | undefined;
  readonly doctors?: readonly string[] | undefined;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
};

/** From this one on, itself included: a page may end within a prescription. */
function fromKeyset({ at, id }: Keyset): SQL {
  return sql`(${prescriptions.createdAt}, ${prescriptions.id}) <= (${sql.param(at, prescriptions.createdAt)}, ${sql.param(id, prescriptions.id)})`;
}

/** Prescriptions that are not deleted, newest first. */
export async function searchFhirPrescriptions(
  db: Queryable,
  { ids, patients: ofPatients, doctors: ofDoctors, from, before }: PrescriptionSearch,
  limit: number,
  first: Keyset | undefined,
) {
  return db
    .select({ prescription: prescriptions, patientName: patients.name, doctorName: doctors.name })
    .from(prescriptions)
    .innerJoin(patients, eq(patients.id, prescriptions.patientId))
    .innerJoin(doctors, eq(doctors.id, prescriptions.doctorId))
    .where(
      and(
        isNull(prescriptions.deletedAt),
        isNull(patients.deletedAt),
        ids && inArray(prescriptions.id, [...ids]),
        ofPatients && inArray(prescriptions.patientId, [...ofPatients]),
        ofDoctors && inArray(prescriptions.doctorId, [...ofDoctors]),
        from && gte(prescriptions.createdAt, from),
        before && lt(prescriptions.createdAt, before),
        first && fromKeyset(first),
      ),
    )
    .orderBy(...newestFirst(prescriptions.createdAt, prescriptions.id))
    .limit(limit);
}

export type FhirPrescriptionRow = Awaited<ReturnType<typeof searchFhirPrescriptions>>[number];

/** The records with allergies of patients who are not deleted, by the patients' ids. @param first itself included */
export async function searchFhirRecords(
  db: Queryable,
  ofPatients: readonly string[] | undefined,
  limit: number,
  first: string | undefined,
) {
  return db
    .select({ record: patientRecords, patientName: patients.name })
    .from(patientRecords)
    .innerJoin(patients, eq(patients.id, patientRecords.patientId))
    .where(
      and(
        isNull(patients.deletedAt),
        sql`cardinality(${patientRecords.allergies}) > 0`,
        ofPatients && inArray(patientRecords.patientId, [...ofPatients]),
        first === undefined ? undefined : gte(patientRecords.patientId, first),
      ),
    )
    .orderBy(asc(patientRecords.patientId))
    .limit(limit);
}

export type FhirRecordRow = Awaited<ReturnType<typeof searchFhirRecords>>[number];
