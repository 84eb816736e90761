import type { PatientRecord } from '#shared/contract/patient/patient-record.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';

const texts = prescriptionTexts.prefill;

/** The report's initial text: what the visit and the record say about the patient, one fact per line. */
export function knownOf({ age, gender }: PrescriptionPatient, record: PatientRecord | undefined): string {
  const lines: string[] = [];
  if (age !== undefined) lines.push(whoIs(age, gender?.toLowerCase() ?? ''));
  if (record !== undefined) {
    const { weightKg, allergies, medications, medicalHistory } = record;
    if (weightKg !== null) lines.push(texts.weight(weightKg));
    if (allergies.length > 0) lines.push(texts.allergies(allergies.join(', ')));
    if (medications.trim() !== '') lines.push(texts.medications(medications.trim().replaceAll(/\s*\n\s*/g, ', ')));
    if (medicalHistory.trim() !== '') lines.push(texts.history(medicalHistory.trim()));
  }
  return lines.join('\n');
}

function whoIs(age: number, gender: string): string {
  const words: Readonly<Record<string, string>> = age < 1 ? texts.babies : texts.genders;
  const word = Object.hasOwn(words, gender) ? words[gender] : undefined;
  if (age < 1) return word === undefined ? texts.babyAge : texts.babyPerson(word);
  return word === undefined ? texts.age(age) : texts.person(age, word);
}
