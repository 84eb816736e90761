import { DRAFT_FAILURES } from '#shared/contract/prescription/draft-failures.ts';
import { partsOfDraft } from '#shared/contract/prescription/prescription-parts.ts';
import type { CaseAnswer } from '#shared/contract/prescription/prescription-draft.ts';
import type { PrescriptionDraft } from '#shared/contract/prescription/prescription-draft.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { processCase } from '#src/platform/api/staff/prescriptions.ts';
import { markBusy } from '#src/platform/update/busy.ts';
import { monotonicMs } from '#src/platform/browser/clock.ts';
import { notify } from '#src/platform/browser/notify.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { isSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { aiDraftOf, changeAi, type Result } from './drafts.ts';
import { emptyRow } from '#src/features/prescriptions/write/medicine-rows.ts';

const texts = prescriptionTexts.generator;
/** How long the AI service may take (NUM-3). */
export const AI_TIMEOUT_MS = 60_000;

/**
 * Requests a draft and stores it, or the failure, where the screen shows it. Continues if the doctor looks at another
 * view.
 * @returns false if the session is over
 */
export async function generate(patient: PrescriptionPatient): Promise<boolean> {
  const { report, symptoms } = aiDraftOf(patient);
  // In the order of ERR-AI.
  const missing = symptoms.length === 0 ? texts.needSymptom : report.trim() === '' ? texts.needReport : undefined;
  if (missing !== undefined) {
    tell(patient, missing);
    return true;
  }
  const free = markBusy('prescription');
  changeAi(patient, { phase: 'generating', problem: undefined, startedAt: monotonicMs() });
  const body = { medical_report_text: report.trim(), current_symptoms: [...symptoms] };
  const answer = await processCase(body, AI_TIMEOUT_MS);
  free();
  changeAi(patient, { phase: 'open' });
  if (!answer.ok && isSignedOut(answer.problem)) return false;
  const failure = answer.ok ? failureOf(answer.value) : wordsFor(answer.problem);
  if (failure !== undefined) {
    tell(patient, failure);
    return true;
  }
  const result = answer.ok ? answer.value.result : undefined;
  if (result) changeAi(patient, { result: editable(result), refusedFor: [], overrideReason: '', tried: false });
  notify.success(texts.succeeded);
  return true;
}

/** Keeps the fields as they are, and shows the message above them. */
function tell(patient: PrescriptionPatient, title: string): void {
  changeAi(patient, { problem: { title } });
  notify.error(title);
}

/** The message for each failure, in the order of ERR-AI. */
function wordsFor(problem: ApiProblem): string {
  if (problem.kind === 'timeout') return texts.timeout;
  if (problem.kind === 'refused' && problem.status === 500) return texts.serverError;
  if (problem.kind !== 'refused' || problem.message === undefined) return texts.otherFailure;
  // Whole sentences of ERR-AI, which our own server also sends, are said without "Error:".
  if (problem.message === DRAFT_FAILURES.timeout) return texts.timeout;
  return problem.message === DRAFT_FAILURES.unreachable ? texts.otherFailure : texts.error(problem.message);
}

function failureOf({ status, message, result }: CaseAnswer): string | undefined {
  if (status === 'success' && result) return undefined;
  return message?.trim() ? message.trim() : texts.unsuccessful;
}

/** A drafter's answer, as the doctor edits it. */
export function editable(draft: PrescriptionDraft): Result {
  return {
    ...partsOfDraft(draft),
    medicines: (draft.medications ?? []).map(({ medication, dosage, frequency, instructions }) => ({
      ...emptyRow(),
      name: medication,
      dosage,
      frequency,
      instructions,
    })),
    source: draft.source ?? '',
    engine: draft.engine ?? prescriptionTexts.result.unknownEngine,
  };
}
