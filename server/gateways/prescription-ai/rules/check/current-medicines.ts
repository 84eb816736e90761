import type { PrescriptionDraft } from '#shared/contract/prescription-draft.ts';
import { hasCautions } from '#server/medicines/cautions.ts';
import { hasInteractions } from '#server/medicines/interactions.ts';
import { checkCurrentMedicines } from './check-medicines.ts';
import { takenWithDoses } from './doses-taken.ts';
import { findMedicines } from '../find-medicines.ts';
import { withoutHigherSteps } from '../measured-conditions.ts';
import type { MedicineWarning } from './medicine-warning.ts';
import { isNoMedicine } from './no-medicine.ts';
import { mayBePregnant, type CaseFacts } from '../patient-facts.ts';

/** What was found about the medicines that a patient takes at present, and what can be said of them all. */
export type CurrentMedicines = {
  readonly findings: readonly MedicineWarning[];
  /** Each dangerous finding, to be held until the prescriber has been asked. */
  readonly hold: readonly string[];
  /** What was checked, what is not known, and what goes on as it is. */
  readonly notes: readonly string[];
};

/** Checks what a patient takes at present. `report` is read for the doses. */
export function judgeCurrentMedicines(facts: CaseFacts, report: string): CurrentMedicines {
  const takes = takenWithDoses(facts.takes, report);
  const found = checkCurrentMedicines({ ...facts, takes });
  const findings = [...found.filter(({ kind }) => kind !== 'unchecked'), ...facts.takesTwice.map(takenTwice)];
  const stops = findings.filter(({ severity }) => severity === 'stop');
  return {
    findings,
    hold: [...new Set(stops.map(({ message }) => `Ask the prescriber now. ${message}`))],
    notes: [checkedNote(facts), goesOnNote(facts, findings)].filter((note) => note !== ''),
  };
}

/** A draft with what was found about the current medicines; nothing of it stands there twice. */
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

/** Whether the tables say anything at all of a medicine: only then was it checked. */
function isChecked(taken: string): boolean {
  const found = findMedicines(taken);
  return found.length > 0 && found.every((one) => hasInteractions(one) || hasCautions(one));
}

function checkedNote(facts: CaseFacts): string {
  const { age, allergies, deniesAllergies, takes, unknownMedicines, conditions, pregnant } = facts;
  const checked = takes.filter(isChecked);
  const knowsAllergies = allergies.length > 0 || deniesAllergies;
  const kidneys = conditions.some((one) => one.startsWith('kidney'));
  const done = [
    knowsAllergies ? 'allergies' : '',
    checked.length > 0 ? `${counted(checked.length)} (${checked.join(', ')})` : '',
    age === undefined ? '' : 'age',
    pregnant === true || facts.deniesPregnancy ? 'pregnancy' : '',
    ...withoutHigherSteps(conditions).filter((one) => one !== 'pregnancy'),
  ].filter((one) => one !== '');
  const open = [
    ...takes.filter((one) => !isChecked(one)),
    ...unknownMedicines.filter((one) => !isNoMedicine(one)),
    knowsAllergies ? '' : 'allergies',
    age === undefined ? 'age' : '',
    kidneys ? '' : 'kidney function',
    mayBePregnant(facts) ? 'pregnancy' : '',
  ].filter((one) => one !== '');
  return [
    done.length === 0 ? '' : `Checked: ${done.join(', ')}.`,
    open.length === 0 ? '' : `Not known here: ${open.join(', ')}.`,
  ]
    .filter((one) => one !== '')
    .join(' ');
}

/** Said only of a medicine that was checked and that nothing speaks against. */
function goesOnNote({ takes }: CaseFacts, findings: readonly MedicineWarning[]): string {
  const about = findings.map(({ medicine, message }) => `${medicine} ${message}`.toLowerCase());
  const fine = takes.filter(
    (one) => isChecked(one) && !about.some((text) => text.includes(one.replace(/^some /u, ''))),
  );
  if (fine.length === 0) return '';
  return `The tables here hold nothing against ${fine.join(', ')} for what is known of this patient. It is not for this draft to change what is prescribed; ask the prescriber about any change.`;
}

function counted(medicines: number): string {
  return medicines === 1 ? '1 medicine' : `${medicines} medicines`;
}

function takenTwice(medicine: string): MedicineWarning {
  const message = `${medicine} is named under two names: add up what is taken of it in 24 hours.`;
  return { kind: 'duplicate', severity: 'care', medicine, message };
}

function union(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}
