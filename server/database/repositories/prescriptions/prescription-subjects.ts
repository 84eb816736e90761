import { and, eq, isNull } from 'drizzle-orm';
import { patientRecords } from '#server/database/schema/clinic-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { doctors, patients } from '#server/database/schema/schema.ts';

/** What is known about a patient when medicines are checked; undefined if there is no such patient. */
export async function findPatientToTreat(db: Queryable, id: string) {
  const [row] = await db
    .select({
      age: patients.age,
      gender: patients.gender,
      medicalHistory: patientRecords.medicalHistory,
      diagnosis: patientRecords.diagnosis,
      medications: patientRecords.medications,
      allergies: patientRecords.allergies,
      weightKg: patientRecords.weightKg,
    })
    .from(patients)
    .leftJoin(patientRecords, eq(patientRecords.patientId, patients.id))
    .where(and(eq(patients.id, id), isNull(patients.deletedAt)));
  return row;
}

export type PatientToTreat = NonNullable<Awaited<ReturnType<typeof findPatientToTreat>>>;

/** The name a doctor signs with. */
export async function findSignature(db: Queryable, doctorId: string): Promise<string> {
  const [row] = await db.select({ name: doctors.name }).from(doctors).where(eq(doctors.id, doctorId));
  return row?.name ?? '';
}
