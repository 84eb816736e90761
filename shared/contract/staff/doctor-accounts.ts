import * as v from 'valibot';
import { DoctorSchedule } from '#shared/contract/doctor/doctor-schedule.ts';
import { OneTimeCode } from './staff-accounts.ts';

/** Longest picture of a doctor as a data URL; the app scales to far less. */
export const PICTURE_MAX_LENGTH = 60_000;

const line = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));

const details = {
  name: line(120),
  specialization: line(80),
  email: v.pipe(line(254), v.email()),
  /** A small picture, or nothing: then the initials stand for it. */
  img: v.nullable(
    v.pipe(
      v.string(),
      v.maxLength(PICTURE_MAX_LENGTH),
      v.regex(
        /^(data:image\/(webp|png|jpeg);base64,[A-Za-z\d+/]+=*|\/doctors\/[a-z\d-]+\.svg)$/,
        'Must be a small picture',
      ),
    ),
  ),
  schedule: v.nullable(DoctorSchedule),
};

/** The code a doctor logs in with. Never a UUID, so that it is never taken for an id. */
const doctorId = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[A-Za-z\d][A-Za-z\d._-]{0,29}$/, 'Must be letters, digits, dots, dashes or underscores'),
);

/** Body of POST api/adminDashboard/register-doctor. */
export const NewDoctorBody = v.strictObject({ doctorId, ...details });
export type NewDoctorBody = v.InferOutput<typeof NewDoctorBody>;

/** Body of PUT api/adminDashboard/doctor/:id. The code stays: doctors log in with it, and papers carry it. */
export const ChangedDoctorBody = v.strictObject(details);
export type ChangedDoctorBody = v.InferOutput<typeof ChangedDoctorBody>;

/** A doctor as the edit dialog shows one. */
export const DoctorAccount = v.looseObject({
  _id: v.string(),
  doctorId: v.string(),
  name: v.string(),
  specialization: v.string(),
  email: v.string(),
  img: v.nullable(v.string()),
  schedule: v.fallback(v.nullable(DoctorSchedule), null),
});
export type DoctorAccount = v.InferOutput<typeof DoctorAccount>;

/** Answer to a new doctor: the code to set the first password with is told this once. */
export const AddedDoctor = v.looseObject({ doctor: DoctorAccount, code: OneTimeCode });
export type AddedDoctor = v.InferOutput<typeof AddedDoctor>;
