import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { patientRecords } from '#server/database/schema/clinic-schema.ts';
import { patientColumns } from '#server/database/schema/patient-columns.ts';
import { appointments, doctors, patients, prescriptions } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** What is compared of patients who are not deleted. */
export async function listCompared(db: Queryable, ids: readonly string[]) {
  const countOf = (table: typeof appointments | typeof prescriptions) =>
    sql<number>`(select count(*)::integer from ${table} where ${table.patientId} = ${patients.id} and ${table.deletedAt} is null)`;
  return db
    .select({
      id: patients.id,
      ...patientColumns,
      doctorId: patients.doctorId,
      doctorName: doctors.name,
      weightKg: patientRecords.weightKg,
      ticket: patients.ticket,
      receivedAt: patients.receivedAt,
      urgent: patients.urgent,
      allergies: patientRecords.allergies,
      recordAt: patientRecords.updatedAt,
      visits: countOf(appointments),
      prescriptions: countOf(prescriptions),
    })
    .from(patients)
    .leftJoin(doctors, eq(doctors.id, patients.doctorId))
    .leftJoin(patientRecords, eq(patientRecords.patientId, patients.id))
    .where(and(inArray(patients.id, [...ids]), isNull(patients.deletedAt)));
}
export type Compared = Awaited<ReturnType<typeof listCompared>>[number];
