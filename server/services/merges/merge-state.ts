import * as v from 'valibot';
import type { MergeFacts, MergedPatient } from '#server/database/repositories/merges/merges-repository.ts';
import type { RecordRow } from '#server/database/repositories/patients/records-repository.ts';

/** What a merge may change of the one who stays. */
export type MergeState = { readonly facts: MergeFacts; readonly record: RecordRow | null };

/** As it is read back from the database: instants are texts there. */
export const StoredState = v.object({
  facts: v.object({
    name: v.string(),
    age: v.number(),
    gender: v.string(),
    phone: v.string(),
    doctorId: v.nullable(v.string()),
    symptoms: v.array(v.string()),
    urgent: v.boolean(),
    sample: v.boolean(),
  }),
  record: v.nullable(
    v.object({
      patientId: v.string(),
      symptoms: v.string(),
      medicalHistory: v.string(),
      diagnosis: v.string(),
      medications: v.string(),
      notes: v.string(),
      allergies: v.array(v.string()),
      weightKg: v.nullable(v.number()),
      updatedAt: v.pipe(
        v.string(),
        v.transform((iso) => new Date(iso)),
      ),
      updatedBy: v.string(),
    }),
  ),
});

/** Of a row what a merge may change. */
export function factsOf(row: MergedPatient): MergeFacts {
  const { name, age, gender, phone, doctorId, symptoms, urgent, sample } = row;
  return { name, age, gender, phone, doctorId, symptoms, urgent, sample };
}

/** Of these what staff correct, too. */
export function personOf({ name, age, gender, phone, doctorId }: MergeFacts) {
  return { name, age, gender, phone, doctorId };
}
