import type { CaseBody, PrescriptionDraft } from '#shared/contract/prescription/prescription-draft.ts';
import { checkMedicines } from '#server/medicines/check/check-medicines.ts';
import { judgeCurrentMedicines, withCurrentMedicines } from '#server/medicines/check/current-medicines.ts';
import { readCase } from '#server/medicines/read/patient-facts.ts';

/** Adds the check's findings to a draft: about its own medicines, and about those the patient already takes. */
export function judgeDraft(drafted: PrescriptionDraft, body: CaseBody): PrescriptionDraft {
  const medications = drafted.medications ?? [];
  const facts = readCase(body.medical_report_text, body.current_symptoms);
  const found = checkMedicines(
    medications.map(({ medication, dosage, frequency }) => ({ name: medication, dosage, frequency })),
    facts,
  );
  const warnings = [...new Set([...(drafted.warnings ?? []), ...found.map(({ message }) => message)])];
  const draft = { ...drafted, medications, sources: drafted.sources ?? [], warnings };
  return withCurrentMedicines(draft, judgeCurrentMedicines(facts, body.medical_report_text));
}
