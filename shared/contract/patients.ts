import * as v from 'valibot';
import { GENDERS } from './genders.ts';

export const Gender = v.picklist(GENDERS);
export type Gender = v.InferOutput<typeof Gender>;

/** Longest name, phone and symptom that is stored, in UTF-16 code units; longer input gets a clear error. */
export const NAME_MAX_LENGTH = 200;
export const PHONE_MAX_LENGTH = 40;
export const SYMPTOM_MAX_LENGTH = 300;
export const SYMPTOMS_MAX_COUNT = 30;

/** Age bounds of product.md §5, in whole years. */
export const AGE_MIN = 0;
export const AGE_MAX = 120;

const registrationFields = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NAME_MAX_LENGTH)),
  age: v.pipe(v.number(), v.integer(), v.minValue(AGE_MIN), v.maxValue(AGE_MAX)),
  gender: Gender,
  phone: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(PHONE_MAX_LENGTH)), ''),
  symptoms: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SYMPTOM_MAX_LENGTH))),
    v.minLength(1),
    v.maxLength(SYMPTOMS_MAX_COUNT),
  ),
  doctorId: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))),
};

/** The registration payload of product.md §3, exactly as it goes over the wire. */
export const RegistrationInput = v.strictObject(registrationFields);
export type RegistrationInput = v.InferOutput<typeof RegistrationInput>;

/**
 * What our own server takes: the same, and optionally a patient id (UUID) the device has made, and that the patient's
 * words hold warning signs, which alerts the desk.
 */
export const RegistrationBody = v.strictObject({
  ...registrationFields,
  _id: v.optional(v.pipe(v.string(), v.uuid())),
  urgent: v.optional(v.literal(true)),
});
export type RegistrationBody = v.InferOutput<typeof RegistrationBody>;

/** Answer to a registration. Only the id: the kiosk may write but not read. */
export const RegisteredPatient = v.object({ patient: v.looseObject({ _id: v.string() }) });
export type RegisteredPatient = v.InferOutput<typeof RegisteredPatient>;

/** A medicine as a prescription or a visit shows it. */
export const Medicine = v.looseObject({
  name: v.fallback(v.string(), ''),
  dosage: v.fallback(v.optional(v.string(), ''), ''),
  frequency: v.fallback(v.optional(v.string(), ''), ''),
});
export type Medicine = v.InferOutput<typeof Medicine>;

/** One visit of a patient's history, read loosely (product.md §3, "Prescription as read back"). */
export const Visit = v.looseObject({
  _id: v.optional(v.string()),
  createdAt: v.optional(v.string()),
  date: v.optional(v.string()),
  status: v.optional(v.string()),
  doctorId: v.fallback(
    v.nullish(v.looseObject({ name: v.optional(v.string()), specialization: v.optional(v.string()) })),
    undefined,
  ),
  symptoms: v.fallback(v.optional(v.array(v.string()), []), []),
  medicines: v.fallback(v.optional(v.array(Medicine), []), []),
  notes: v.fallback(v.nullish(v.string()), undefined),
});
export type Visit = v.InferOutput<typeof Visit>;

/**
 * A patient as staff see one (product.md §3). Read loosely: one odd field must not hide a patient,
 * so everything but the id falls back to "not there".
 */
export const Patient = v.looseObject({
  _id: v.string(),
  name: v.fallback(v.string(), ''),
  age: v.fallback(v.nullish(v.number()), undefined),
  gender: v.fallback(v.nullish(v.string()), undefined),
  phone: v.fallback(v.nullish(v.string()), undefined),
  symptoms: v.fallback(v.optional(v.array(v.string()), []), []),
  doctorName: v.fallback(v.nullish(v.string()), undefined),
  doctorSpecialization: v.fallback(v.nullish(v.string()), undefined),
  doctorId: v.fallback(v.nullish(v.string()), undefined),
  history: v.fallback(v.optional(v.array(Visit), []), []),
  /** Ours only: the ticket of the registration, and when our server received it (ISO, UTC). */
  ticket: v.fallback(v.nullish(v.string()), undefined),
  receivedAt: v.fallback(v.nullish(v.string()), undefined),
  /** Ours only: warning signs in the patient's own words. */
  urgent: v.fallback(v.optional(v.boolean()), undefined),
});
export type Patient = v.InferOutput<typeof Patient>;

/** Answer of api/adminDashboard/view-patients. */
export const ViewPatients = v.looseObject({
  patients: v.array(Patient),
  /** Ours only, with `limit`: pass as `cursor` for the next page; null when there is none. */
  nextCursor: v.optional(v.nullable(v.string())),
  total: v.optional(v.number()),
});
export type ViewPatients = v.InferOutput<typeof ViewPatients>;

/** Where the body is a bare array (get-all), our server says these beside it: the next page's cursor, how many match. */
export const NEXT_CURSOR_HEADER = 'Frontdesk-Next-Cursor';
export const TOTAL_HEADER = 'Frontdesk-Total';

/** Answer of api/patients/get-all: a bare array. */
export const AllPatients = v.array(Patient);
