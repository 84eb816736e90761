import type { PatientFacts } from '#shared/contract/patient/correction.ts';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { GENDERS } from '#shared/contract/visit/genders.ts';
import { AGE_MAX, AGE_MIN } from '#shared/contract/visit/registration.ts';
import { patientPageTexts } from '#src/locales/en/staff/patient-page.ts';
import { oneOf } from '#src/platform/browser/one-of.ts';

const texts = patientPageTexts.form;

/** The form as it is typed: texts only. No doctor is an empty one. */
export type CorrectionValues = {
  readonly name: string;
  readonly age: string;
  readonly gender: string;
  readonly phone: string;
  readonly doctorId: string;
};

export function valuesOf({ name, age, gender, phone, doctorId }: Patient): CorrectionValues {
  return {
    name,
    age: typeof age === 'number' ? String(age) : '',
    gender: gender ?? '',
    phone: phone ?? '',
    doctorId: doctorId ?? '',
  };
}

export function errorsOf({ name, age }: CorrectionValues): { readonly name?: string; readonly age?: string } {
  const years = Number(age);
  const isAge = /^\d{1,3}$/u.test(age.trim()) && years >= AGE_MIN && years <= AGE_MAX;
  return {
    ...(name.trim() === '' ? { name: texts.nameMissing } : {}),
    ...(isAge ? {} : { age: texts.ageWrong }),
  };
}

/** The fields that differ between two states of the form, as the server takes them: what they are now, what they were. */
export function changeBetween(
  before: CorrectionValues,
  after: CorrectionValues,
): { readonly now: PatientFacts; readonly seen: PatientFacts } {
  const changed = (['name', 'age', 'gender', 'phone', 'doctorId'] as const).filter(
    (field) => before[field].trim() !== after[field].trim(),
  );
  const of = (values: CorrectionValues): PatientFacts =>
    Object.fromEntries(changed.map((field) => [field, factOf(field, values[field].trim())]));
  return { now: of(after), seen: of(before) };
}

function factOf(field: keyof CorrectionValues, text: string): string | number | null | undefined {
  if (field === 'age') return Number(text);
  if (field === 'gender') return oneOf(GENDERS, text);
  return field === 'doctorId' && text === '' ? null : text;
}
