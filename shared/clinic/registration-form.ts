import { GENDERS } from '#shared/contract/visit/genders.ts';
import {
  AGE_MAX,
  AGE_MIN,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  SYMPTOM_MAX_LENGTH,
  SYMPTOMS_MAX_COUNT,
  type RegistrationInput,
} from '#shared/contract/visit/registration.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { isReadableName } from '#shared/text/readable-name.ts';
import { toAsciiDigits } from '#shared/text/ascii-digits.ts';
import { splitSymptoms } from './symptoms-list.ts';
import { unturned } from '#shared/text/unturned.ts';

/** What is wrong with one field of the form; the screen chooses the words. */
export type FormFault = {
  readonly field: 'name' | 'age' | 'gender' | 'phone' | 'symptoms';
  readonly kind: 'missing' | 'not a whole number' | 'out of range' | 'too long' | 'unreadable';
};

/** The form as typed: every field is text. */
export type RegistrationFields = Readonly<Record<FormFault['field'], string>>;

/**
 * Checks the registration form (REG-8, REG-9) and gives the values to send. Name, age, gender and symptoms are
 * required, age is a whole number from 0 to 120 in the digits of any script, phone is optional.
 * Every fault is reported, in the order of the fields on the page, at most one a field.
 */
export function parseRegistrationForm(
  typed: RegistrationFields,
): Result<Omit<RegistrationInput, 'doctorId'>, FormFault[]> {
  const read = (field: FormFault['field']) => unturned(typed[field]).trim();
  const name = read('name');
  const age = toAsciiDigits(read('age')).replace(/^−/u, '-');
  const gender = GENDERS.find((one) => one === typed.gender);
  const phone = read('phone');
  const symptoms = splitSymptoms(read('symptoms'));

  const faults: FormFault[] = [];
  const report = (field: FormFault['field'], kind: FormFault['kind'] | undefined): void => {
    if (kind !== undefined) faults.push({ field, kind });
  };
  report('name', faultOfName(name));
  report('age', faultOfAge(age));
  report('gender', gender === undefined ? 'missing' : undefined);
  report('phone', tooLong(phone, PHONE_MAX_LENGTH));
  report('symptoms', faultOfSymptoms(symptoms));

  if (faults.length > 0 || gender === undefined) return fail(faults);
  return succeed({ name, age: Number(age), gender, phone, symptoms });
}

function faultOfName(name: string): FormFault['kind'] | undefined {
  if (name === '') return 'missing';
  return isReadableName(name) ? tooLong(name, NAME_MAX_LENGTH) : 'unreadable';
}

function faultOfAge(age: string): FormFault['kind'] | undefined {
  if (age === '') return 'missing';
  if (!/^[+-]?\d+$/u.test(age)) return 'not a whole number';
  return Number(age) < AGE_MIN || Number(age) > AGE_MAX ? 'out of range' : undefined;
}

function faultOfSymptoms(symptoms: readonly string[]): FormFault['kind'] | undefined {
  if (symptoms.length === 0) return 'missing';
  if (symptoms.length > SYMPTOMS_MAX_COUNT) return 'too long';
  return symptoms.some((symptom) => symptom.length > SYMPTOM_MAX_LENGTH) ? 'too long' : undefined;
}

function tooLong(text: string, limit: number): 'too long' | undefined {
  return text.length > limit ? 'too long' : undefined;
}
