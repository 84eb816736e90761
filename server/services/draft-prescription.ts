import type { CaseBody, PrescriptionDraft } from '#shared/contract/prescription-draft.ts';
import { succeed, type Result } from '#shared/result.ts';
import type {
  PrescriptionGateway,
  PrescriptionProblem,
} from '#server/gateways/prescription-ai/prescription-problem.ts';
import { checkMedicines } from '#server/gateways/prescription-ai/rules/check/check-medicines.ts';
import {
  judgeCurrentMedicines,
  withCurrentMedicines,
} from '#server/gateways/prescription-ai/rules/check/current-medicines.ts';
import { readCase } from '#server/gateways/prescription-ai/rules/patient-facts.ts';

/**
 * A draft for a doctor to judge (product.md §7, "AI service"). Whoever wrote it, its medicines go through the same check
 * as a handwritten prescription, against what the report says, and so does what the patient takes already; the findings
 * are `warnings`, and dangers among what is taken stand under `holdMedicines`.
 * Fails with `timeout` after `timeoutMs`, with `stopped` when `signal` says that nobody waits any more.
 */
export async function draftPrescription(
  gateway: PrescriptionGateway,
  body: CaseBody,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<Result<PrescriptionDraft, PrescriptionProblem>> {
  const drafted = await gateway.draft(body, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
  if (!drafted.ok) return drafted;
  const medications = drafted.value.medications ?? [];
  const facts = readCase(body.medical_report_text, body.current_symptoms);
  const found = checkMedicines(
    medications.map(({ medication, dosage, frequency }) => ({ name: medication, dosage, frequency })),
    facts,
  );
  const warnings = [...new Set([...(drafted.value.warnings ?? []), ...found.map(({ message }) => message)])];
  const draft = { ...drafted.value, medications, sources: drafted.value.sources ?? [], warnings };
  return succeed(withCurrentMedicines(draft, judgeCurrentMedicines(facts, body.medical_report_text)));
}
