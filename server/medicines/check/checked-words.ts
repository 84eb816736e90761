import { cautionsFor, hasCautions } from '#server/medicines/known/cautions.ts';
import { hasInteractions } from '#server/medicines/known/interactions.ts';
import { findMedicines, type FoundMedicine } from '#server/medicines/substances/find-medicines.ts';

/** Every row about weak kidneys holds for somebody with all of these. */
export const WEAKEST_KIDNEYS = ['kidney disease', 'eGFR below 60', 'eGFR below 45', 'eGFR below 30', 'eGFR below 15'];

/** Whether the tables know a medicine at all: only then was it checked. */
export function isChecked(written: string): boolean {
  return areChecked(findMedicines(written));
}

/** Whether the tables know every one of some medicines, in the forms in which they are given. */
export function areChecked(found: readonly FoundMedicine[]): boolean {
  return found.length > 0 && found.every((one) => one.local !== undefined || hasInteractions(one) || hasCautions(one));
}

/** Whether one of these conditions would stop a medicine. */
export function isStoppedBy(written: string, conditions: readonly string[]): boolean {
  return findMedicines(written).some((one) => wouldStop(one, conditions));
}

/** Whether one of these conditions would stop a medicine in the form in which it is given. */
export function wouldStop(medicine: FoundMedicine, conditions: readonly string[]): boolean {
  return cautionsFor(medicine, { conditions: new Set(conditions) }).some(({ severity }) => severity === 'stop');
}

/** How many medicines, and which; nothing for none. */
export function countedMedicines(medicines: readonly string[]): string[] {
  if (medicines.length === 0) return [];
  const counted = medicines.length === 1 ? '1 medicine' : `${medicines.length} medicines`;
  return [`${counted} (${medicines.join(', ')})`];
}

/** A list as a sentence; nothing for an empty one. */
export function sentence(opening: string, list: readonly string[]): string {
  return list.length === 0 ? '' : `${opening}: ${list.join(', ')}.`;
}
