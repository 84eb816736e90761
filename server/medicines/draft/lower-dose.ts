import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import type { PatientFacts } from '#server/medicines/read/patient-facts.ts';

const OLD = 65;
const LIGHT_KG = 50;

/** Whether the lower maximum applies (RX-16): age 65 and over, low weight, alcohol, warfarin, or weak kidneys or liver. */
export function needsLowerDose(facts: PatientFacts, conditions: ReadonlySet<string>): boolean {
  const { age, weightKg, takes } = facts;
  return (
    (age !== undefined && age >= OLD) ||
    (weightKg !== undefined && weightKg < LIGHT_KG) ||
    conditions.has('heavy alcohol') ||
    conditions.has('kidney disease') ||
    conditions.has('liver disease') ||
    takes.some((one) => findMedicines(one).some(({ classes }) => classes.includes('anticoagulant')))
  );
}
