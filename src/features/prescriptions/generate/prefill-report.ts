import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { patientRecord } from '#src/platform/api/staff/patient-record.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { aiDraftOf, changeAi } from './drafts.ts';
import { reportOfPatient } from '#shared/clinic/report-of-patient.ts';

/** Fills the report with what is known, once per patient and only if nothing was typed. All of it can be edited. */
export async function prefillReport(patient: PrescriptionPatient): Promise<void> {
  if (aiDraftOf(patient).prefilled !== undefined) return;
  changeAi(patient, { prefilled: '' });
  const answer = (await isOursForSure()) ? await patientRecord(patient._id) : undefined;
  const known = reportOfPatient(patient, answer?.ok === true ? answer.value : undefined);
  if (aiDraftOf(patient).report === '') changeAi(patient, { report: known, prefilled: known });
}
