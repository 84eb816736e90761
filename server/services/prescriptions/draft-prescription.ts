import * as v from 'valibot';
import { PrescriptionDraft, type CaseBody } from '#shared/contract/prescription/prescription-draft.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import type {
  PrescriptionGateway,
  PrescriptionProblem,
} from '#server/gateways/prescription-ai/prescription-problem.ts';
import { computeInThread, isLarge } from '#server/gateways/compute-in-thread.ts';
import { judgeDraft } from '../medicine-check/judge-draft.ts';

/**
 * A draft for a doctor to check (CALL-10). Whoever wrote it, its medicines go through the same check as a handwritten
 * prescription, against what the report says, and so do the patient's current medicines; the findings are `warnings`,
 * and dangers among current medicines are listed under `holdMedicines`. Fails with `timeout` after `timeoutMs`, and
 * with `stopped` when `signal` says that nobody is waiting any more.
 */
export async function draftPrescription(
  gateway: PrescriptionGateway,
  body: CaseBody,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<Result<PrescriptionDraft, PrescriptionProblem>> {
  const drafted = await gateway.draft(body, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
  if (!drafted.ok) return drafted;
  const input = { drafted: drafted.value, body };
  if (!isLarge(input)) return succeed(judgeDraft(input.drafted, body));
  const judged = await computeInThread(new URL('../medicine-check/judge-worker.ts', import.meta.url), input);
  return judged === undefined ? fail({ kind: 'timeout' }) : succeed(v.parse(PrescriptionDraft, judged));
}
