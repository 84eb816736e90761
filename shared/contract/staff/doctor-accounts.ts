import * as v from 'valibot';
import { DoctorSchedule } from '#shared/contract/doctor/doctor-schedule.ts';
import { boundedList } from '#shared/contract/wire/bounded-list.ts';
import { OneTimeCode } from './staff-accounts.ts';

/** The longest picture of a doctor as a data URL; the app scales to far less. */
export const PICTURE_MAX_LENGTH = 60_000;

/** The most languages of a doctor. */
export const LANGUAGES_MOST = 12;

const line = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));

const details = {
  name: line(120),
  specialization: line(80),
  email: v.pipe(line(254), v.email()),
  /** A small picture, or null: then the initials are shown. */
  img: v.nullable(
    v.pipe(
      v.string(),
      v.maxLength(PICTURE_MAX_LENGTH),
      v.regex(/^data:image\/(webp|png|jpeg);base64,[A-Za-z\d+/]+=*$/, 'Must be a small picture'),
    ),
  ),
  schedule: v.nullable(DoctorSchedule),
  /** What patients may speak with the doctor, in words such as Spanish. Not named: it stays as it is. */
  languages: v.optional(boundedList(line(40), { most: LANGUAGES_MOST })),
  /** One line on what the doctor is good at. */
  expertise: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(160))),
};

/** The Doctor ID used for logging in. Never a UUID, so that it is never taken for an id. */
const doctorId = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[A-Za-z\d][A-Za-z\d._-]{0,29}$/, 'Must be letters, digits, dots, dashes or underscores'),
);

/** Body of POST api/adminDashboard/register-doctor. */
export const NewDoctorBody = v.strictObject({ doctorId, ...details });
export type NewDoctorBody = v.InferOutput<typeof NewDoctorBody>;

/** Body of PUT api/adminDashboard/doctor/:id. The Doctor ID stays: doctors log in with it, and papers show it. */
export const ChangedDoctorBody = v.strictObject(details);
export type ChangedDoctorBody = v.InferOutput<typeof ChangedDoctorBody>;

/** A doctor as shown in the edit dialog. */
export const DoctorAccount = v.looseObject({
  _id: v.string(),
  doctorId: v.string(),
  name: v.string(),
  specialization: v.string(),
  email: v.string(),
  img: v.nullable(v.string()),
  schedule: v.fallback(v.nullable(DoctorSchedule), null),
  languages: v.fallback(v.array(v.string()), []),
  expertise: v.fallback(v.string(), ''),
});
export type DoctorAccount = v.InferOutput<typeof DoctorAccount>;

/** Response to a new doctor: the code for setting the first password, available only now. */
export const AddedDoctor = v.looseObject({ doctor: DoctorAccount, code: OneTimeCode });
export type AddedDoctor = v.InferOutput<typeof AddedDoctor>;
