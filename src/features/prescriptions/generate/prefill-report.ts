import type { PatientRecord } from '#shared/contract/patient/patient-record.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { patientRecord } from '#src/platform/api/staff/patient-record.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { aiDraftOf, changeAi } from './drafts.ts';

const texts = prescriptionTexts.prefill;

/** Begins the report with what is known, once a patient and only where nothing was typed. Every word of it can be changed. */
export async function prefillReport(patient: PrescriptionPatient): Promise<void> {
  if (aiDraftOf(patient).prefilled !== undefined) return;
  changeAi(patient, { prefilled: '' });
  const answer = (await isOursForSure()) ? await patientRecord(patient._id) : undefined;
  const known = reportOf(patient, answer?.ok === true ? answer.value : undefined);
  if (aiDraftOf(patient).report === '') changeAi(patient, { report: known, prefilled: known });
}

function reportOf({ age, gender }: PrescriptionPatient, record: PatientRecord | undefined): string {
  const lines: string[] = [];
  const { male, female, other } = texts.genders;
  const word = { male, female, other }[gender?.toLowerCase() ?? ''];
  if (age !== undefined) lines.push(word === undefined ? texts.age(age) : texts.person(age, word));
  if (record !== undefined) {
    const { weightKg, allergies, medications, medicalHistory } = record;
    if (weightKg !== null) lines.push(texts.weight(weightKg));
    if (allergies.length > 0) lines.push(texts.allergies(allergies.join(', ')));
    if (medications.trim() !== '') lines.push(texts.medications(medications.trim().replaceAll(/\s*\n\s*/g, ', ')));
    if (medicalHistory.trim() !== '') lines.push(texts.history(medicalHistory.trim()));
  }
  return lines.join('\n');
}
