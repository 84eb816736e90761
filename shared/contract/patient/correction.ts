import * as v from 'valibot';
import {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  eachOf,
  type PatientValues,
} from '#shared/clinic/patient-fields.ts';
import { correctionSchema } from '#shared/contract/visit/field-schema.ts';
import { PatientMerge } from './merge.ts';
import { Patient } from './patients.ts';

/** What staff may correct in a registration; the ticket number stays the same. */
export const CORRECTABLE = [...CORRECTABLE_FIELDS, 'doctorId'] as const;
export type Correctable = (typeof CORRECTABLE)[number];

type Entries = { [Field in CorrectableField]: v.GenericSchema<PatientValues[Field]> };

const facts = {
  ...eachOf<Entries>(CORRECTABLE_FIELDS, correctionSchema),
  /** `_id` or Doctor ID; null for none. */
  doctorId: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))),
};
const some = v.partial(v.strictObject(facts));
export type PatientFacts = v.InferOutput<typeof some>;

/** Body of PATCH api/patients/{id}: the corrected fields, and their values as the form showed them. Our own call. */
export const CorrectionBody = v.strictObject({ now: some, seen: some });
export type CorrectionBody = v.InferOutput<typeof CorrectionBody>;

/** A text message to the patient, as listed on the patient's page. */
export const PatientMessage = v.looseObject({
  _id: v.string(),
  phone: v.string(),
  state: v.string(),
  createdAt: v.string(),
  sentAt: v.nullish(v.string()),
  doctorName: v.string(),
});
export type PatientMessage = v.InferOutput<typeof PatientMessage>;

/** Response of GET api/patients/patient/{id} and of a correction. */
export const PatientPage = v.looseObject({
  patient: Patient,
  messages: v.fallback(v.optional(v.array(PatientMessage), []), []),
  /** Who was merged into this patient, the last first. */
  merges: v.fallback(v.optional(v.array(PatientMerge), []), []),
});
export type PatientPage = v.InferOutput<typeof PatientPage>;
