import { findMedicines, type FoundMedicine } from '#server/medicines/substances/find-medicines.ts';
import { tellsOfKidneys } from '#server/medicines/read/kidneys-told.ts';
import { withoutHigherSteps } from '#server/medicines/read/measured-conditions.ts';
import { mayBePregnant, type CaseFacts } from '#server/medicines/read/patient-facts.ts';
import { countedMedicines, isChecked, isStoppedBy, sentence, WEAKEST_KIDNEYS } from './checked-words.ts';
import type { MedicineWarning } from './medicine-warning.ts';
import { isNoMedicine } from './no-medicine.ts';

/** What was checked, what is not known, which medicines depend on that, and for which ones nothing was found. */
export function checkedNotes(facts: CaseFacts, report: string, findings: readonly MedicineWarning[]): string[] {
  const open = openFacts(facts, report);
  const named = findMedicines(report);
  const told = findings.map(({ medicine, message }) => `${medicine} ${message}`.toLowerCase());
  const held = new Set(facts.takes.filter((one) => told.some((text) => text.includes(one.replace(/^some /u, '')))));
  const left = facts.takes.filter((one) => isChecked(one) && !held.has(one) && !isPartOf(one, held, named));
  const waiting = left.flatMap((one) => {
    const missing = open.filter(({ conditions }) => isStoppedBy(one, conditions)).map(({ name }) => name);
    return missing.length === 0 ? [] : [{ one, text: `${one} (${missing.join(', ')})` }];
  });
  const fine = left.filter((one) => !waiting.some((other) => other.one === one));
  return [
    sentence('Checked', whatWasChecked(facts)),
    sentence('Not known here', [
      ...facts.takes.filter((one) => !isChecked(one)),
      ...facts.unknownMedicines.filter((one) => !isNoMedicine(one)),
      ...(facts.allergies.length > 0 || facts.deniesAllergies ? [] : ['allergies']),
      ...(facts.age === undefined ? ['age'] : []),
      ...open.map(({ name }) => name),
    ]),
    sentence(
      'Whether these may go on depends on what is not known here',
      waiting.map(({ text }) => text),
    ),
    fine.length === 0
      ? ''
      : `The tables here hold nothing against ${fine.join(', ')} for what is known of this patient. It is not for this draft to change what is prescribed; ask the prescriber about any change.`,
  ].filter((note) => note !== '');
}

/** Facts missing from the report, with the conditions they might reveal. */
function openFacts(facts: CaseFacts, report: string) {
  return [
    ...(tellsOfKidneys(report) || facts.conditions.includes('kidney disease')
      ? []
      : [{ name: 'kidney function', conditions: WEAKEST_KIDNEYS }]),
    ...(mayBePregnant(facts) ? [{ name: 'pregnancy', conditions: ['pregnancy'] }] : []),
  ];
}

/** Whether another part of the same product is held: neither half of co-trimoxazole is continued alone. */
function isPartOf(taken: string, held: ReadonlySet<string>, named: readonly FoundMedicine[]): boolean {
  return named.some(
    ({ ingredient, start }) =>
      ingredient === taken && named.some((other) => other.start === start && held.has(other.ingredient)),
  );
}

function whatWasChecked(facts: CaseFacts): string[] {
  return [
    ...(facts.allergies.length > 0 || facts.deniesAllergies ? ['allergies'] : []),
    ...countedMedicines(facts.takes.filter(isChecked)),
    ...(facts.age === undefined ? [] : ['age']),
    ...(facts.pregnant === true || facts.deniesPregnancy ? ['pregnancy'] : []),
    ...withoutHigherSteps(facts.conditions).filter((one) => one !== 'pregnancy'),
  ];
}
