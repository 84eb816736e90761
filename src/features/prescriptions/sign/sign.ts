import { tidyParts } from '#shared/contract/prescription/prescription-parts.ts';
import {
  type MedicineWarning,
  PRESCRIPTION_SOURCES,
  type SavedPrescription,
} from '#shared/contract/prescription/prescriptions.ts';
import type { Result as Outcome } from '#shared/result.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { saveHandwritten, savePrescription, warningsOf } from '#src/platform/api/staff/prescriptions.ts';
import { markBusy } from '#src/platform/update/busy.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { oneOf } from '#src/platform/browser/one-of.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { tellSeen } from '#src/platform/staff/patient-seen.ts';
import { tellEveryTab } from '#src/platform/staff/staleness.ts';
import { isSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import {
  aiDraftOf,
  changeAi,
  changeHandwritten,
  handwrittenOf,
  type Signing,
} from '#src/features/prescriptions/generate/drafts.ts';
import { medicinesOf } from '#src/features/prescriptions/write/medicine-rows.ts';
import { forgetKey, keyFor } from './one-key.ts';

const texts = prescriptionTexts.actions;

/** Saves the draft as the doctor has edited it. @returns false if the session is over. */
export async function signAi(patient: PrescriptionPatient): Promise<boolean> {
  const { result, symptoms, report, overrideReason, replaces } = aiDraftOf(patient);
  if (result === undefined) return true;
  const body = {
    patientId: patient._id,
    symptoms: [...symptoms],
    medicines: medicinesOf(result.medicines),
    ...tidyParts(result),
    source: oneOf(PRESCRIPTION_SOURCES, result.source) ?? 'service',
    engine: result.engine,
    report: report.trim(),
    overrideReason: overrideReason.trim(),
    ...(replaces?._id ? { replaces: replaces._id } : {}),
  };
  const change = (signing: Partial<Signing>) => changeAi(patient, signing);
  return sign(patient, change, () => savePrescription(body, keyFor(patient._id, body)));
}

/** Saves a handwritten prescription. @returns false if the session is over. */
export async function signHandwritten(patient: PrescriptionPatient): Promise<boolean> {
  const { symptoms, medicines, notes, overrideReason } = handwrittenOf(patient);
  const body = {
    patientId: patient._id,
    symptoms: [...symptoms],
    medicines: medicinesOf(medicines),
    notes: notes.trim(),
    overrideReason: overrideReason.trim(),
  };
  const change = (signing: Partial<Signing>) => changeHandwritten(patient, signing);
  return sign(patient, change, () => saveHandwritten(body, keyFor(patient._id, body)));
}

async function sign(
  patient: PrescriptionPatient,
  change: (signing: Partial<Signing>) => void,
  save: () => Promise<Outcome<SavedPrescription, ApiProblem>>,
): Promise<boolean> {
  const free = markBusy('prescription');
  change({ phase: 'saving', problem: undefined });
  const answer = await save();
  free();
  if (answer.ok) {
    forgetKey();
    change({ phase: 'saved', saved: answer.value });
    tellEveryTab();
    tellSeen({ kind: 'signed', patientId: patient._id });
    notify.success(texts.savedToast);
    return true;
  }
  const { problem } = answer;
  if (isSignedOut(problem)) {
    change({ phase: 'open', problem: { title: texts.saveFailed, text: texts.signedOut } });
    return false;
  }
  const refusedFor: readonly MedicineWarning[] | undefined = warningsOf(problem);
  const text = problem.kind === 'refused' ? problem.message : undefined;
  change({
    phase: 'open',
    tried: true,
    problem: { title: texts.saveFailed, ...(text === undefined ? {} : { text }) },
    ...(refusedFor === undefined ? {} : { refusedFor }),
  });
  notify.error(texts.saveFailed);
  return true;
}
