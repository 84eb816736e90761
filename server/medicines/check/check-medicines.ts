import { allergyFindings } from './check-allergies.ts';
import { doseFindings } from './check-dose.ts';
import { pairFindings, type Named } from './check-pair.ts';
import { patientFindings, type CheckedFor, type Finding } from './check-patient.ts';
import { foodAllergies, readConditions } from './conditions.ts';
import { areOneTablet, productsOf, type Product } from '#server/medicines/dose/products-of.ts';
import { unknownIn } from '#server/medicines/dose/unknown-in.ts';
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
  const prescribed = medicines.map(productsOf);
  const taken = takenProducts(facts);
  const conditions = conditionsOf(facts);
  const warnings = medicines.flatMap((medicine, index) => {
    const products = prescribed[index] ?? [];
    const unknown = products.length === 0 ? [medicine.name] : unknownIn(medicine);
    const elsewhere = [
      ...prescribed.slice(0, index).flat().map(alsoGiven),
      ...taken.flat().map((other) => ({ other, twice: `is taken already (${other.written})` })),
    ];
    const takes = [...prescribed, ...taken].flat();
    const findings = products.flatMap((product, at) => {
      // Each pair within a prescription is reported once.
      const others = [
        ...products
          .slice(0, at)
          .filter((one) => !areOneMedicine(product, one))
          .map(alsoGiven),
        ...elsewhere,
      ];
      return findingsOf(product, others, { facts, conditions, takes: heldBy(takes.filter((one) => one !== product)) });
    });
    return [...about(medicine.name, findings), ...unknown.map((name) => notInTheTables(medicine.name, name))];
  });
  return [...warnings, ...taken.flatMap((products, index) => unknownTaken(facts.takes[index] ?? '', products))];
}

/**
 * Checks a patient's current medicines with the same tables: each against every other and against the patient. What no
 * table knows is `unchecked`. Each pair is reported once; never throws.
 */
export function checkCurrentMedicines(facts: PatientFacts): MedicineWarning[] {
  const lines = takenProducts(facts);
  const taken = lines.flat();
  const conditions = conditionsOf(facts);
  const takes = heldBy(taken);
  const beyond = facts.takes.slice(MOST_TAKEN).map(interactionsUnchecked);
  return [
    ...beyond,
    ...lines.flatMap((products, index) => [
      ...products.flatMap((product) => {
        const others = taken
          .slice(0, taken.indexOf(product))
          .filter((other) => !areOneMedicine(product, other))
          .map((other) => ({ other, twice: `is taken twice (also as ${other.written})` }));
        return about(product.written, findingsOf(product, others, { facts, conditions, takes }));
      }),
      ...unknownTaken(facts.takes[index] ?? '', products),
    ]),
  ];
}

function conditionsOf({ conditions, allergies }: PatientFacts): ReadonlySet<string> {
  return new Set([...readConditions(conditions.join('.\n')), ...foodAllergies(allergies)]);
}

function findingsOf(product: Product, others: readonly Other[], patient: CheckedFor): Finding[] {
  return product.found.flatMap((one) => [
    ...allergyFindings(one, patient.facts.allergies),
    ...others.flatMap(({ other, twice }) => pairFindings(one, other, twice)),
    ...patientFindings(one, patient),
    ...(one.local === undefined ? doseFindings(one, product, patient) : []),
  ]);
}

function alsoGiven(other: Named): Other {
  return { other, twice: `is given twice (also as ${other.written})` };
}

function heldBy(products: readonly Product[]) {
  return products.flatMap(({ found }) => found);
}

/** A class beside its medicine, or two parts of a known tablet, are no pair. */
function areOneMedicine(one: Product, other: Product): boolean {
  return explains(one, other) || areOneTablet(one, other);
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

/** The medicines taken, each line as those it names. */
function takenProducts({ takes }: PatientFacts): Product[][] {
  return takes.slice(0, MOST_TAKEN).map((line) => productsOf({ name: line, dosage: line, frequency: line }));
}

function unknownTaken(line: string, products: readonly Product[]): MedicineWarning[] {
  if (products.length > 0) return unknownIn({ name: line }).map(interactionsUnchecked);
  return isNoMedicine(line) ? [] : [interactionsUnchecked(line)];
}

function about(medicine: string, findings: readonly Finding[]): MedicineWarning[] {
  return findings.map(({ kind, severity, message }) => ({ kind, severity, medicine, message }));
}

/** A slip of the pen is asked about, never corrected: another medicine may be meant. */
function meant(written: string): string {
  const name = perhapsMeant(written);
  return name === undefined ? '' : ` Is ${name} meant?`;
}

function unchecked(medicine: string, message: string): MedicineWarning {
  return { kind: 'unchecked', severity: 'care', medicine, message };
}

function notInTheTables(medicine: string, name: string): MedicineWarning {
  return unchecked(medicine, `${name} is not in the tables here: not checked.${meant(name)}`);
}

function interactionsUnchecked(written: string): MedicineWarning {
  return unchecked(
    written,
    `${written} is not in the tables here: interactions with it are not checked.${meant(written)}`,
  );
}
