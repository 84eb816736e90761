import { allergyFindings } from './check-allergies.ts';
import { doseFindings } from './check-dose.ts';
import { pairFindings, type Named } from './check-pair.ts';
import { patientFindings, type CheckedFor, type Finding } from './check-patient.ts';
import { foodAllergies, readConditions } from './conditions.ts';
import { inForm } from '#server/medicines/known/local-forms.ts';
import { plain } from '#server/medicines/read/statements.ts';
import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import type { CheckedMedicine, MedicineWarning } from './medicine-warning.ts';
import { isNoMedicine } from './no-medicine.ts';
import { perhapsMeant } from '#server/medicines/substances/spelled-alike.ts';
import type { PatientFacts } from '#server/medicines/read/patient-facts.ts';

/** Nobody takes more; any further ones are reported as not checked. */
const MOST_TAKEN = 100;

type Other = { readonly other: Named; readonly twice: string };

/**
 * Checks medicines against each other and against what is known about the patient (RX-13): allergies, duplicate
 * ingredients, interactions, conditions, pregnancy, age, dose. What no table knows is `unchecked`. The check is not
 * complete, because no openly licensed set of interactions is. In the order of the medicines; never throws.
 */
export function checkMedicines(medicines: readonly CheckedMedicine[], facts: PatientFacts): MedicineWarning[] {
  const prescribed = medicines.map(({ name, dosage = '' }) => named(name, dosage));
  const taken = facts.takes.slice(0, MOST_TAKEN).map((one) => named(one));
  const conditions = conditionsOf(facts);
  const warnings = medicines.flatMap((medicine, index) => {
    const written = prescribed[index] ?? named(medicine.name);
    if (written.found.length === 0)
      return [
        unchecked(written.written, `${written.written} is not in the tables here: not checked.${meant(written)}`),
      ];
    // Each pair within a prescription is reported once.
    const others = [
      ...prescribed.slice(0, index).map((other) => ({ other, twice: `is given twice (also as ${other.written})` })),
      ...taken.map((other) => ({ other, twice: `is taken already (${other.written})` })),
    ];
    const takes = [...prescribed.filter((_, at) => at !== index), ...taken].flatMap(({ found }) => found);
    return about(written.written, findingsOf(medicine, written, others, { facts, conditions, takes }));
  });
  return [...warnings, ...taken.filter(isUnknown).map(notInTheTables)];
}

/**
 * Checks a patient's current medicines with the same tables: each against every other and against the patient. What no
 * table knows is `unchecked`. Each pair is reported once; never throws.
 */
export function checkCurrentMedicines(facts: PatientFacts): MedicineWarning[] {
  const taken = facts.takes.slice(0, MOST_TAKEN).map((one) => named(one));
  const conditions = conditionsOf(facts);
  const takes = taken.flatMap(({ found }) => found);
  const beyond = facts.takes.slice(MOST_TAKEN).map((written) => notInTheTables({ written, found: [] }));
  return [
    ...beyond,
    ...taken.flatMap((written, index) => {
      if (written.found.length === 0) return isUnknown(written) ? [notInTheTables(written)] : [];
      const others = taken
        .slice(0, index)
        .filter((other) => !explains(written, other))
        .map((other) => ({ other, twice: `is taken twice (also as ${other.written})` }));
      const medicine = { name: written.written, dosage: written.written, frequency: written.written };
      return about(written.written, findingsOf(medicine, written, others, { facts, conditions, takes }));
    }),
  ];
}

function conditionsOf({ conditions, allergies }: PatientFacts): ReadonlySet<string> {
  return new Set([...readConditions(conditions.join('.\n')), ...foodAllergies(allergies)]);
}

function findingsOf(
  medicine: CheckedMedicine,
  { found }: Named,
  others: readonly Other[],
  patient: CheckedFor,
): Finding[] {
  return found.flatMap((one) => [
    ...allergyFindings(one, patient.facts.allergies),
    ...others.flatMap(({ other, twice }) => pairFindings(one, other, twice)),
    ...patientFindings(one, patient),
    ...(one.local === undefined ? doseFindings(one, medicine, patient, found) : []),
  ]);
}

/** “Takes an NSAID (ibuprofen)” gives one medicine by class and by name, so it is not a pair. */
function explains(one: Named, other: Named): boolean {
  const names = (general: Named, special: Named) =>
    general.found.some(
      ({ ingredient, classes }) =>
        ingredient.startsWith('some ') &&
        special.found.some((found) => classes.every((each) => found.classes.includes(each))),
    );
  return names(one, other) || names(other, one);
}

/** A medicine as written; its form may stand in the dosage: “a thin layer”. */
function named(written: string, dosage = ''): Named {
  return { written, found: findMedicines(written).map((one) => inForm(one, plain(dosage))) };
}

function isUnknown({ written, found }: Named): boolean {
  return found.length === 0 && !isNoMedicine(written);
}

function about(medicine: string, findings: readonly Finding[]): MedicineWarning[] {
  return findings.map(({ kind, severity, message }) => ({ kind, severity, medicine, message }));
}

/** A slip of the pen is asked about, never corrected: another medicine may be meant. */
function meant({ written }: Pick<Named, 'written'>): string {
  const name = perhapsMeant(written);
  return name === undefined ? '' : ` Is ${name} meant?`;
}

function unchecked(medicine: string, message: string): MedicineWarning {
  return { kind: 'unchecked', severity: 'care', medicine, message };
}

function notInTheTables({ written }: Named): MedicineWarning {
  return unchecked(
    written,
    `${written} is not in the tables here: interactions with it are not checked.${meant({ written })}`,
  );
}
