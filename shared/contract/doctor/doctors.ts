import * as v from 'valibot';
import { PasswordReset } from '#shared/contract/staff/password-resets.ts';
import { readableRows } from '#shared/contract/wire/readable-rows.ts';

/** A doctor in a list (DATA-1). `_id` or `id`; staff also see email and counts. */
export const Doctor = v.looseObject({
  _id: v.optional(v.string()),
  id: v.optional(v.string()),
  doctorId: v.fallback(v.optional(v.string()), undefined),
  name: v.string(),
  specialization: v.string(),
  email: v.fallback(v.nullish(v.string()), undefined),
  img: v.fallback(v.nullish(v.string()), undefined),
  /** Ours only: languages in words, and one line on what the doctor is good at. */
  languages: v.fallback(v.optional(v.array(v.string())), undefined),
  expertise: v.fallback(v.optional(v.string()), undefined),
  patients: v.fallback(v.optional(v.number()), undefined),
  appointments: v.fallback(v.optional(v.number()), undefined),
  /** Ours only: created at the first start. */
  sample: v.fallback(v.optional(v.boolean()), undefined),
});
export type Doctor = v.InferOutput<typeof Doctor>;

/** Response of api/adminDashboard/all-doctors. */
export const AllDoctors = v.looseObject({ doctors: readableRows(Doctor) });
export type AllDoctors = v.InferOutput<typeof AllDoctors>;

/** Response of api/doctorAuth/doctor-info (CALL-1). The ids are ours only. */
export const DoctorInfo = v.looseObject({
  _id: v.fallback(v.nullish(v.string()), undefined),
  doctorId: v.fallback(v.nullish(v.string()), undefined),
  name: v.string(),
  specialization: v.fallback(v.nullish(v.string()), undefined),
  email: v.fallback(v.nullish(v.string()), undefined),
  /** Ours only: somebody else has reset the password, and the doctor has not yet said whether that was arranged. */
  passwordReset: v.fallback(v.nullish(PasswordReset), undefined),
});
export type DoctorInfo = v.InferOutput<typeof DoctorInfo>;

/** Body of api/adminDashboard/deregister-doctor. */
export const DeregisterDoctorBody = v.strictObject({
  doctorId: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
});
