import * as v from 'valibot';
import { eachField, type PatientField, type PatientValues } from '#shared/clinic/patient-fields.ts';
import { UrgentTaken } from '#shared/contract/device/alerts.ts';
import { looseSchema } from '#shared/contract/visit/field-schema.ts';
import { readableRows } from '#shared/contract/wire/readable-rows.ts';

const medicineFields = v.looseObject({
  name: v.fallback(v.string(), ''),
  dosage: v.fallback(v.optional(v.string(), ''), ''),
  frequency: v.fallback(v.optional(v.string(), ''), ''),
});

/** A medicine in a prescription or a visit; a bare text is its name. */
export const Medicine = v.union([
  medicineFields,
  v.pipe(
    v.string(),
    v.transform((name) => ({ name })),
    medicineFields,
  ),
]);
export type Medicine = v.InferOutput<typeof Medicine>;

/** One visit in a patient's history, parsed loosely (DATA-4). */
export const Visit = v.looseObject({
  _id: v.optional(v.string()),
  createdAt: v.optional(v.string()),
  date: v.optional(v.string()),
  status: v.optional(v.string()),
  doctorId: v.fallback(
    v.nullish(v.looseObject({ name: v.optional(v.string()), specialization: v.optional(v.string()) })),
    undefined,
  ),
  symptoms: v.fallback(v.optional(readableRows(v.string()), []), []),
  medicines: v.fallback(v.optional(readableRows(Medicine), []), []),
  notes: v.fallback(v.nullish(v.string()), undefined),
});
export type Visit = v.InferOutput<typeof Visit>;

/**
 * The name and every list always exist, if only empty; any other field may be missing, and a choice may be any word.
 */
type LooseEntries = {
  [Field in PatientField]: Field extends 'name'
    ? v.GenericSchema<string>
    : PatientValues[Field] extends string[]
      ? v.GenericSchema<string[]>
      : v.OptionalSchema<v.GenericSchema<(PatientValues[Field] extends number ? number : string) | null>, undefined>;
};

/**
 * A patient as staff see one (DATA-2). Parsed loosely, because one odd field must not hide a patient: everything but
 * the id falls back to missing.
 */
export const Patient = v.looseObject({
  _id: v.string(),
  ...eachField<LooseEntries>(looseSchema),
  doctorName: v.fallback(v.nullish(v.string()), undefined),
  doctorSpecialization: v.fallback(v.nullish(v.string()), undefined),
  doctorId: v.fallback(v.nullish(v.string()), undefined),
  history: v.fallback(v.optional(readableRows(Visit), []), []),
  /** Ours only: the ticket of the registration, and when our server received it (ISO, UTC). */
  ticket: v.fallback(v.nullish(v.string()), undefined),
  receivedAt: v.fallback(v.nullish(v.string()), undefined),
  /** Ours only: what the patient reads, as the newest visit says (BCP 47). */
  language: v.fallback(v.nullish(v.string()), undefined),
  /** Ours only: what is found, too, because whoever it was said of was merged into this patient. */
  alsoFoundBy: v.fallback(v.optional(v.array(v.string())), undefined),
  /** Ours only: warning signs in the patient's own words. */
  urgent: v.fallback(v.optional(v.boolean()), undefined),
  /** Ours only: who acknowledged the alert raised by those signs, and when. */
  urgentTaken: v.fallback(v.optional(UrgentTaken), undefined),
  /**
   * Ours only: which warning signs the words contain, by their names in shared/words/warning/red-flags.ts; none if only
   * a device knew.
   */
  warningSigns: v.fallback(v.optional(v.array(v.string())), undefined),
});
export type Patient = v.InferOutput<typeof Patient>;

/** Response of api/adminDashboard/view-patients. */
export const ViewPatients = v.looseObject({
  patients: readableRows(Patient),
  /** Ours only, with `limit`: pass it as `cursor` for the next page; null if there is none. */
  nextCursor: v.optional(v.nullable(v.string())),
  total: v.optional(v.number()),
});
export type ViewPatients = v.InferOutput<typeof ViewPatients>;

/**
 * If the body is a bare array (get-all), our server sends these as headers: the next page's cursor, and how many match.
 */
export const NEXT_CURSOR_HEADER = 'Frontdesk-Next-Cursor';
export const TOTAL_HEADER = 'Frontdesk-Total';

/** Response of api/patients/get-all: a bare array. */
export const AllPatients = readableRows(Patient);
