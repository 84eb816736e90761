import type { PrescriptionDraft } from '#shared/contract/prescription/prescription-draft.ts';
import { checkCurrentMedicines } from './check-medicines.ts';
import { checkedNotes } from './checked-notes.ts';
import { takenWithDoses } from './doses-taken.ts';
import type { MedicineWarning } from './medicine-warning.ts';
import { takenTwice } from './taken-twice.ts';
import type { CaseFacts } from '#server/medicines/read/patient-facts.ts';

/** Findings about a patient's current medicines, and notes about them as a whole. */
export type CurrentMedicines = {
  readonly findings: readonly MedicineWarning[];
  /** Each dangerous finding, to be held until the prescriber has been asked. */
  readonly hold: readonly string[];
  /** What was checked, what is not known, and for which ones nothing was found. */
  readonly notes: readonly string[];
};

/** Checks a patient's current medicines. `report` is read for the doses. */
export function judgeCurrentMedicines(facts: CaseFacts, report: string): CurrentMedicines {
  const takes = takenWithDoses(facts.takes, report);
  const found = checkCurrentMedicines({ ...facts, takes });
  const findings = [...found.filter(({ kind }) => kind !== 'unchecked'), ...takenTwice(facts.takesTwice, report)];
  const stops = findings.filter(({ severity }) => severity === 'stop');
  return {
    findings,
    hold: [...new Set(stops.map(({ message }) => `Ask the prescriber now. ${message}`))],
    notes: checkedNotes(facts, report, findings),
  };
}

/** Adds the findings about current medicines to a draft, without repeating anything. */
export function withCurrentMedicines(
  draft: PrescriptionDraft,
  { findings, hold, notes }: CurrentMedicines,
): PrescriptionDraft {
  const messages = findings.map(({ message }) => message);
  return {
    ...draft,
    holdMedicines: union(hold, draft.holdMedicines),
    considerations: union(draft.considerations, messages, notes),
    warnings: union(draft.warnings ?? [], messages),
  };
}

function union(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}
