import {
  ALLERGIES_MAX_COUNT,
  ALLERGY_MAX_LENGTH,
  eachText,
  EMPTY_RECORD,
  type PatientRecord,
  RECORD_TEXT_MAX_LENGTH,
  RECORD_TEXTS,
  type RecordFields,
  WEIGHT_MAX_KG,
  WEIGHT_MIN_KG,
} from '#shared/contract/patient/patient-record.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import type { AppointmentFacts } from '#src/features/doctor/appointments/appointment-facts.ts';

/** The record as it is typed: one text per field. */
export type RecordValues = Readonly<Record<RecordField, string>>;
export type RecordField = keyof RecordFields;
export type RecordErrors = Partial<Record<RecordField, string>>;

export const RECORD_FIELDS: readonly RecordField[] = [...RECORD_TEXTS, 'allergies', 'weightKg'];

export function valuesOf(record: RecordFields): RecordValues {
  const { allergies, weightKg } = record;
  return {
    ...eachText((field) => record[field]),
    allergies: allergies.join(', '),
    weightKg: weightKg === null ? '' : String(weightKg),
  };
}

/** The initial values of the fields: the record, or if there is none yet, the details of the appointment. */
export function startingValues(record: PatientRecord, facts: AppointmentFacts): RecordValues {
  if (record.updatedAt !== null) return valuesOf(record);
  return {
    ...valuesOf(EMPTY_RECORD),
    symptoms: facts.symptoms.join(', '),
    medicalHistory: facts.medicalHistory ?? '',
    diagnosis: facts.diagnosis ?? '',
    medications: facts.medications.join('\n'),
    notes: facts.notes ?? '',
  };
}

export function sameValues(one: RecordValues, other: RecordValues): boolean {
  return RECORD_FIELDS.every((field) => one[field].trim() === other[field].trim());
}

/** The typed values as the contract requires, and an error for each invalid field. */
export function readValues(values: RecordValues): { fields: RecordFields; errors: RecordErrors } {
  const errors: RecordErrors = {};
  for (const field of RECORD_TEXTS) {
    if (values[field].trim().length > RECORD_TEXT_MAX_LENGTH) errors[field] = doctorTexts.record.tooLong;
  }
  const allergies = values.allergies.split(/[,;\n]/).flatMap((entry) => entry.trim() || []);
  if (allergies.length > ALLERGIES_MAX_COUNT || allergies.some(({ length }) => length > ALLERGY_MAX_LENGTH)) {
    errors.allergies = doctorTexts.record.allergiesWrong;
  }
  const weightKg = readWeight(values.weightKg);
  if (weightKg === undefined) errors.weightKg = doctorTexts.record.weightWrong;
  return { fields: { ...eachText((field) => values[field]), allergies, weightKg: weightKg ?? null }, errors };
}

/** Kilograms, with a point or a comma; null if empty, undefined if invalid. */
function readWeight(typed: string): number | null | undefined {
  const text = typed
    .trim()
    .replace(/\s*kg$/i, '')
    .replace(',', '.');
  if (text === '') return null;
  const weight = /^\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return weight >= WEIGHT_MIN_KG && weight <= WEIGHT_MAX_KG ? weight : undefined;
}
