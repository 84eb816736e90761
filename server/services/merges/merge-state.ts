import * as v from 'valibot';
import { eachField, type PatientField, pickFields } from '#shared/clinic/patient-fields.ts';
import { eachText } from '#shared/contract/patient/patient-record.ts';
import { emptyValue } from '#server/database/schema/patient-columns.ts';
import type { MergeFacts, MergedPatient } from '#server/database/repositories/merges/merges-repository.ts';
import type { RecordRow } from '#server/database/repositories/patients/records-repository.ts';

/** What a merge may change of the one who stays. */
export type MergeState = { readonly facts: MergeFacts; readonly record: RecordRow | null };

type StoredEntries = { [Field in PatientField]: v.GenericSchema<MergeFacts[Field]> };
/** A field that did not exist when the merge was made is empty. */
const storedValue = v.nullable(v.union([v.string(), v.number(), v.array(v.string())]));

/** As it is read back from the database: instants are texts there. */
export const StoredState = v.object({
  facts: v.object({
    ...eachField<StoredEntries>((field) => v.optional(storedValue, emptyValue(field))),
    doctorId: v.nullable(v.string()),
    urgent: v.boolean(),
    tickedSigns: v.optional(v.array(v.string()), []),
    sample: v.boolean(),
  }),
  record: v.nullable(
    v.object({
      patientId: v.string(),
      ...eachText(() => v.optional(v.string(), '')),
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
  const { doctorId, urgent, tickedSigns, sample } = row;
  return { ...pickFields(row), doctorId, urgent, tickedSigns, sample };
}

/** Of these what a registration says. */
export function personOf(facts: MergeFacts) {
  return { ...pickFields(facts), doctorId: facts.doctorId };
}
