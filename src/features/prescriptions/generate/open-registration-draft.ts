import type { RegistrationDraft } from '#shared/contract/prescription/registration-draft.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { aiDraftOf, changeAi } from './drafts.ts';
import { editable } from './generate.ts';

/**
 * Takes the registration's draft into the editor, where it is checked and marked like one that the doctor has asked for. A report that
 * was begun stays as it is.
 */
export function openRegistrationDraft(patient: PrescriptionPatient, { draft, report = '' }: RegistrationDraft): void {
  if (draft === undefined) return;
  const begun = aiDraftOf(patient);
  const isUntouched = begun.report === (begun.prefilled ?? '');
  changeAi(patient, {
    ...(isUntouched && { report, prefilled: report }),
    result: editable(draft),
    refusedFor: [],
    overrideReason: '',
    tried: false,
    problem: undefined,
  });
}
