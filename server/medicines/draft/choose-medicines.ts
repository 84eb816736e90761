import type { DraftMedication } from '#shared/contract/prescription/prescription-draft.ts';
import { adviceForAge } from './advice-for-age.ts';
import { checkMedicines } from '#server/medicines/check/check-medicines.ts';
import type { Complaint } from '#server/medicines/complaints/complaint.ts';
import { doseFor } from './dose-for.ts';
import type { MedicineWarning } from '#server/medicines/check/medicine-warning.ts';
import type { CaseFacts } from '#server/medicines/read/patient-facts.ts';
import type { Substance } from '#server/medicines/substances/substance.ts';
import { substanceOf } from '#server/medicines/substances/substances.ts';

/** What is suggested, and what was left out and why. */
export type Choice = {
  readonly offered: readonly {
    readonly substance: Substance;
    readonly medication: DraftMedication;
    readonly warnings: readonly MedicineWarning[];
  }[];
  readonly left: readonly { readonly substance: Substance; readonly why: string }[];
};

const MOST_MEDICINES = 4;

/** Chooses the first safe substance of each group, decided by the same check as a doctor's own prescription. */
export function chooseMedicines(complaints: readonly Complaint[], facts: CaseFacts): Choice {
  const offered = new Map<string, Choice['offered'][number]>();
  const left = new Map<string, Choice['left'][number]>();
  for (const group of complaints.flatMap(({ groups }) => groups)) {
    if (group.some((ingredient) => offered.has(ingredient)) || offered.size >= MOST_MEDICINES) continue;
    for (const ingredient of group) {
      const substance = substanceOf(ingredient);
      if (substance === undefined || !substance.suggested) continue;
      const judged = judge(substance, { ...facts, takes: [...facts.takes, ...offered.keys()] });
      if (typeof judged === 'string') {
        left.set(ingredient, { substance, why: judged });
        continue;
      }
      offered.set(ingredient, { substance, ...judged });
      break;
    }
  }
  return {
    offered: [...offered.values()],
    left: [...left.values()].filter(({ substance }) => !offered.has(substance.ingredient)),
  };
}

function judge(
  substance: Substance,
  facts: CaseFacts,
): string | { medication: DraftMedication; warnings: MedicineWarning[] } {
  const dose = doseFor(substance, facts);
  if (typeof dose === 'string') return dose;
  const name = substance.ingredient;
  const warnings = checkMedicines([{ name, dosage: dose.dosage, frequency: dose.frequency }], facts).filter(
    ({ kind }) => kind !== 'unchecked',
  );
  // What a prescriber may weigh up in a pregnancy, a draft may not.
  const barrier = warnings.find(
    ({ kind, severity }) =>
      severity === 'stop' ||
      (kind === 'pregnancy' && facts.pregnant === true && substance.pregnancy === 'no') ||
      (substance.despiteCare !== true && (kind === 'interaction' || kind === 'condition')),
  );
  if (barrier !== undefined) return barrier.message;
  const most =
    substance.mostMg === undefined ? '' : ` Never more than ${dose.mostMg ?? substance.mostMg} mg in 24 hours.`;
  const confirm =
    facts.pregnant === true ? 'ONLY WITH A DOCTOR’S CONFIRMATION (pregnancy): lowest dose, shortest time. ' : '';
  return {
    medication: {
      medication: dose.product ?? substance.product,
      dosage: dose.dosage,
      frequency: dose.frequency,
      instructions: `${confirm}${adviceForAge(substance.instructions, facts.age)}${most}`,
    },
    warnings,
  };
}
