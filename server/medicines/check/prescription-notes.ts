import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import { hasKidneyFigure, speaksOfKidneys, withoutHigherSteps } from '#server/medicines/read/measured-conditions.ts';
import { deniesAllergies } from '#server/medicines/read/medicine-history.ts';
import type { PatientFacts } from '#server/medicines/read/patient-facts.ts';
import { doseCompared } from './check-dose.ts';
import { nameOf } from './check-patient.ts';
import { countedMedicines, isChecked, isStoppedBy, sentence, WEAKEST_KIDNEYS } from './checked-words.ts';
import { foodAllergies, readConditions } from './conditions.ts';
import type { CheckedMedicine } from './medicine-warning.ts';
import { isNoMedicine } from './no-medicine.ts';

/** What a prescription is checked with: the facts, and the record and report they were read from. */
export type CheckedWith = {
  readonly facts: PatientFacts;
  /** What the record and the report say of illnesses. */
  readonly history: string;
  /** Whether anybody wrote down what the patient takes, be it nothing. */
  readonly medicinesAsked: boolean;
};

type Side = { readonly checked: readonly string[]; readonly open: readonly string[] };

const CHILD = 18;
const LONGEST_NAME = 60;

/**
 * What a prescription was checked against, and what is not known here, as one sentence each: silence of the check means
 * something only where it knew what to ask.
 */
export function prescriptionNotes(medicines: readonly CheckedMedicine[], checkedWith: CheckedWith): string[] {
  const { facts, history, medicinesAsked } = checkedWith;
  const names = [...medicines.map(({ name }) => name), ...facts.takes].filter(
    (one) => !isNoMedicine(one) || isChecked(one),
  );
  if (names.length === 0) return [];
  const conditions = readConditions(facts.conditions.join('.\n'));
  const sides = [
    allergySide(facts.allergies),
    medicineSide(names),
    doseSide(medicines, facts, conditions),
    sideOf('age', facts.age !== undefined),
    facts.age !== undefined && facts.age < CHILD ? sideOf('weight', facts.weightKg !== undefined) : NOTHING,
    kidneySide(names, history, conditions),
    pregnancySide(names, facts),
    { checked: withoutHigherSteps([...conditions]).filter((one) => one !== 'pregnancy'), open: [] },
    medicinesAsked ? NOTHING : { checked: [], open: ['other medicines taken'] },
    history.trim() === '' ? { checked: [], open: ['earlier illnesses'] } : NOTHING,
  ];
  return [
    sentence(
      'Checked',
      sides.flatMap(({ checked }) => checked),
    ),
    sentence(
      'Not known here',
      sides.flatMap(({ open }) => open),
    ),
  ].filter((note) => note !== '');
}

const NOTHING: Side = { checked: [], open: [] };

function sideOf(what: string, isKnown: boolean): Side {
  return isKnown ? { checked: [what], open: [] } : { checked: [], open: [what] };
}

/** An allergy counts only where a medicine or class was recognised in it. */
function allergySide(allergies: readonly string[]): Side {
  const named = allergies.filter((one) => !/^(?:unknown|not known|\?+)$/iu.test(one.trim()));
  const unread = named.filter(
    (one) => findMedicines(one).length === 0 && !deniesAllergies(one) && foodAllergies([one]).length === 0,
  );
  return {
    checked: named.length > unread.length ? ['allergies'] : [],
    open: named.length === 0 ? ['allergies'] : unread.map((one) => `the allergy to ${short(one)}`),
  };
}

function medicineSide(names: readonly string[]): Side {
  const known = names.filter(isChecked);
  const substances = known.flatMap((one) => findMedicines(one).map(nameOf));
  return {
    checked: countedMedicines([...new Set(substances)]),
    open: names.filter((one) => !isChecked(one)).map(short),
  };
}

function doseSide(medicines: readonly CheckedMedicine[], facts: PatientFacts, conditions: ReadonlySet<string>): Side {
  const compared = medicines.flatMap((written) =>
    findMedicines(written.name).map((one, _, parts) => ({
      name: nameOf(one),
      was: doseCompared(one, written, { age: facts.age, conditions }, parts),
    })),
  );
  const doses = (was: boolean) => {
    const names = new Set(compared.filter((one) => one.was === was).map(({ name }) => name));
    return names.size === 0 ? [] : [`dose of ${[...names].join(' and of ')}`];
  };
  return { checked: doses(true), open: doses(false) };
}

/** Kidneys are asked about only where a row about weak kidneys would change something. */
function kidneySide(names: readonly string[], history: string, conditions: ReadonlySet<string>): Side {
  if (hasKidneyFigure(history)) return conditions.has('kidney disease') ? NOTHING : sideOf('kidney function', true);
  const depending = names.filter((one) => isStoppedBy(one, WEAKEST_KIDNEYS));
  if (conditions.has('kidney disease')) return openFor('eGFR', depending);
  return speaksOfKidneys(history) ? sideOf('kidney function', true) : openFor('kidney function', depending);
}

function pregnancySide(names: readonly string[], { pregnant, couldBePregnant }: PatientFacts): Side {
  if (pregnant === true) return sideOf('pregnancy', true);
  return couldBePregnant === true
    ? openFor(
        'pregnancy',
        names.filter((one) => isStoppedBy(one, ['pregnancy'])),
      )
    : NOTHING;
}

function openFor(what: string, depending: readonly string[]): Side {
  const names = [...new Set(depending.flatMap((one) => findMedicines(one).map(nameOf)))];
  return { checked: [], open: names.length === 0 ? [] : [`${what} (it decides about ${names.join(', ')})`] };
}

function short(written: string): string {
  return written.length > LONGEST_NAME ? `${written.slice(0, LONGEST_NAME)}…` : written;
}
