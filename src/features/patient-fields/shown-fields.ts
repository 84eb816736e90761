import {
  fieldFacts,
  type FieldFacts,
  type FieldPlace,
  PATIENT_FIELD_NAMES,
  type PatientField,
} from '#shared/clinic/patient-fields.ts';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { type FieldTexts, patientFieldTexts, staffFieldTexts } from '#src/locales/en/everywhere/patient-fields.ts';

const TEXTS: Readonly<Record<PatientField, FieldTexts>> = patientFieldTexts;

/** The fields that stand in a place, each with its value or a word for none: about the person, the visit, or both. */
export function shownFields(patient: Patient, place: FieldPlace, about?: FieldFacts['about']) {
  return PATIENT_FIELD_NAMES.filter((field) => {
    const facts = fieldFacts(field);
    return facts.shownOn.includes(place) && (about === undefined || facts.about === about);
  }).map((field) => ({ label: TEXTS[field].short, value: fieldWords(field, patient[field]) }));
}

/** The value of a field as staff read it. */
export function fieldWords(field: PatientField, value: unknown): string {
  const { inWords, staffOptions, none = staffFieldTexts.notGiven } = TEXTS[field];
  if (typeof value === 'number') return inWords?.(value) ?? String(value);
  if (Array.isArray(value)) return value.join(', ') || none;
  if (typeof value !== 'string' || value === '') return none;
  return staffOptions?.[value.toLowerCase()] ?? value;
}
