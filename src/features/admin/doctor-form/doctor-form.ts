import * as v from 'valibot';
import {
  LANGUAGES_MOST,
  NewDoctorBody,
  type ChangedDoctorBody,
  type DoctorAccount,
} from '#shared/contract/staff/doctor-accounts.ts';
import { WEEKDAYS, type DoctorSchedule } from '#shared/contract/doctor/doctor-schedule.ts';
import { staffDoctorTexts } from '#src/locales/en/admin/staff-doctors.ts';

const texts = staffDoctorTexts.dialog;

export type Weekday = (typeof WEEKDAYS)[number];
export type SlotMinutes = DoctorSchedule['slotMinutes'];
/** One period of hours as it is typed: either time may still be empty. */
export type TypedHours = { readonly key: number; readonly day: Weekday; readonly from: string; readonly to: string };
export type DoctorValues = {
  readonly doctorId: string;
  readonly name: string;
  readonly specialization: string;
  readonly email: string;
  readonly img: string | null;
  readonly slotMinutes: SlotMinutes;
  /** Patients at one time. */
  readonly capacity: number;
  readonly hours: readonly TypedHours[];
  /** As they are typed, with commas between them. */
  readonly languages: string;
  readonly expertise: string;
};
export type DoctorError = { readonly fieldId: string; readonly message: string };

export const BLANK_DOCTOR: DoctorValues = {
  doctorId: '',
  name: '',
  specialization: '',
  email: '',
  img: null,
  slotMinutes: 20,
  capacity: 1,
  hours: [],
  languages: '',
  expertise: '',
};

export function valuesOf(doctor: DoctorAccount): DoctorValues {
  const { doctorId, name, specialization, email, img, schedule, expertise } = doctor;
  const hours = (schedule?.hours ?? []).map((one, key) => ({ key, ...one }));
  const { slotMinutes = 20, capacity = 1 } = schedule ?? {};
  const languages = doctor.languages.join(', ');
  return { doctorId, name, specialization, email, img, slotMinutes, capacity, hours, languages, expertise };
}

/** The id of a time field, to which an error summary links. */
export function hoursFieldId(key: number, end: 'from' | 'to'): string {
  return `doctor-hours-${key}-${end}`;
}

/** What is missing or wrong, in the order of the fields. @param isNew only then can the Doctor ID be chosen */
export function doctorErrors(values: DoctorValues, isNew: boolean): DoctorError[] {
  const errors: DoctorError[] = [];
  const add = (fieldId: string, message: string) => errors.push({ fieldId, message });
  const { entries } = NewDoctorBody;
  if (!v.is(entries.name, values.name)) add('doctor-name', texts.nameMissing);
  if (values.email.trim() === '') add('doctor-email', texts.emailMissing);
  else if (!v.is(entries.email, values.email)) add('doctor-email', texts.emailMalformed);
  if (!v.is(entries.specialization, values.specialization)) add('doctor-specialization', texts.specializationMissing);
  if (isNew && values.doctorId.trim() === '') add('doctor-code', texts.codeMissing);
  else if (isNew && !v.is(entries.doctorId, values.doctorId)) add('doctor-code', texts.codeMalformed);
  if (!v.is(entries.languages, languagesOf(values))) add('doctor-languages', texts.languagesWrong(LANGUAGES_MOST));
  if (!v.is(entries.expertise, values.expertise)) add('doctor-expertise', texts.expertiseTooLong);
  return [...errors, ...hoursErrors(values.hours)];
}

function hoursErrors(hours: readonly TypedHours[]): DoctorError[] {
  return hours.flatMap(({ key, day, from, to }, index): DoctorError[] => {
    const name = texts.days[day];
    if (from === '' || to === '') {
      return [{ fieldId: hoursFieldId(key, from === '' ? 'from' : 'to'), message: texts.hoursIncomplete(name) }];
    }
    if (from >= to) return [{ fieldId: hoursFieldId(key, 'to'), message: texts.hoursBackwards(name) }];
    const overlaps = hours.some((other, at) => at < index && other.day === day && other.from < to && from < other.to);
    return overlaps ? [{ fieldId: hoursFieldId(key, 'from'), message: texts.hoursOverlap(name) }] : [];
  });
}

function languagesOf({ languages }: DoctorValues): string[] {
  return languages
    .split(',')
    .map((language) => language.trim())
    .filter((language) => language !== '');
}

/** The doctor as sent to the server. Without hours there is no schedule. */
export function bodyOf(values: DoctorValues): ChangedDoctorBody {
  const { name, specialization, email, img, slotMinutes, capacity } = values;
  const hours = values.hours
    .map(({ day, from, to }) => ({ day, from, to }))
    .toSorted((a, b) => a.day - b.day || (a.from < b.from ? -1 : 1));
  return {
    name: name.trim(),
    specialization: specialization.trim(),
    email: email.trim(),
    img,
    // A schedule without it means one, and a server of an earlier build knows no other.
    schedule: hours.length === 0 ? null : { slotMinutes, ...(capacity > 1 && { capacity }), hours },
    languages: languagesOf(values),
    expertise: values.expertise.trim(),
  };
}

/** One more period on that day: first the morning, then the afternoon. */
export function withMoreHours(hours: readonly TypedHours[], day: Weekday): TypedHours[] {
  const isFirst = !hours.some((one) => one.day === day);
  return [...hours, { key: nextKey(hours), day, from: isFirst ? '08:00' : '13:00', to: isFirst ? '12:00' : '17:00' }];
}

/** Copies Monday's hours to the following four days, replacing theirs. */
export function mondayOnWorkdays(hours: readonly TypedHours[]): TypedHours[] {
  const monday = hours.filter(({ day }) => day === 1);
  const kept = hours.filter(({ day }) => day === 1 || day > 5);
  const copies = WEEKDAYS.filter((day) => day > 1 && day <= 5).flatMap((day) => monday.map((one) => ({ ...one, day })));
  const first = nextKey(hours);
  return [...kept, ...copies.map((one, index) => ({ ...one, key: first + index }))];
}

function nextKey(hours: readonly TypedHours[]): number {
  return Math.max(-1, ...hours.map(({ key }) => key)) + 1;
}
