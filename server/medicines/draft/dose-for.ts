import { needsLowerDose } from './lower-dose.ts';
import type { CaseFacts } from '#server/medicines/read/patient-facts.ts';
import type { Dose, Substance } from '#server/medicines/substances/substance.ts';

const ADULT = 18;
const NO_NSAID_FROM = 65;

/** A dose with the maximum for this patient; `product` if it is not the adult's. */
export type PatientDose = Dose & { readonly mostMg?: number; readonly product?: string };

/** The dose of a substance for a patient, or the reason why there is none. Children get none without a weight. */
export function doseFor(substance: Substance, facts: CaseFacts): PatientDose | string {
  const { age } = facts;
  if (age === undefined) return 'the age is not known';
  if (age < ADULT) return childDose(substance, age, facts.weightKg);
  if (age >= NO_NSAID_FROM && substance.ingredient === 'ibuprofen')
    return 'ibuprofen from 65 years on: more bleeding, kidneys and heart';
  const reduced = needsLowerDose(facts, new Set(facts.conditions));
  const dose = reduced && substance.lower !== undefined ? substance.lower : substance.adult;
  return capped(dose, dose === substance.lower ? undefined : substance.mostMg);
}

function childDose({ ingredient, child }: Substance, age: number, weightKg: number | undefined): PatientDose | string {
  if (child === undefined || age < child.minAge) return `${ingredient} is not for this age without a doctor’s own dose`;
  if (weightKg === undefined) return `${ingredient} for a child needs a weight`;
  if (!fits(weightKg, age)) return `a weight of ${weightKg} kg does not fit the age`;
  if (child.bands === undefined) return capped(child.dose, undefined);
  const band = child.bands.find(({ fromKg, belowKg }) => weightKg >= fromKg && weightKg < belowKg);
  if (band === undefined) return `${ingredient} has no label dose for ${weightKg} kg`;
  const { mg, mL } = band;
  const dosage = mL === undefined ? `${mg} mg (for ${weightKg} kg)` : `${mg} mg (${mL} mL, for ${weightKg} kg)`;
  const product = mL === undefined || child.liquid === undefined ? {} : { product: child.liquid };
  return { ...capped({ ...child.dose, mg, dosage }, undefined), ...product };
}

/** Whether a weight is plausible for a child's age, so that a typing error does not become a dose. */
function fits(weightKg: number, age: number): boolean {
  return weightKg >= 6 + 1.2 * age && weightKg <= 12 + 7 * age;
}

function capped(dose: Dose, mostMg: number | undefined): PatientDose {
  const most = mostMg ?? (dose.mg === undefined ? undefined : dose.mg * (dose.perDay ?? 1));
  return most === undefined ? dose : { ...dose, mostMg: most };
}
