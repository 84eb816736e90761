import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import type { PatientFacts } from '#server/medicines/read/patient-facts.ts';
import { BELLY_SIGNS } from './belly.ts';
import { CHILDREN_SIGNS } from './children.ts';
import { HEAD_AND_NERVES } from './head-and-nerves.ts';
import { HEART_AND_LUNGS } from './heart-and-lungs.ts';
import type { DescribedSign } from './sign.ts';
import { SKIN_LIMBS_AND_THROAT } from './skin-limbs-and-throat.ts';
import { WHOLE_PERSON_SIGNS } from './whole-person.ts';
import { denials, says, words } from '#server/medicines/read/statements.ts';

const SIGNS = [
  ...HEART_AND_LUNGS,
  ...HEAD_AND_NERVES,
  ...BELLY_SIGNS,
  ...SKIN_LIMBS_AND_THROAT,
  ...CHILDREN_SIGNS,
  ...WHOLE_PERSON_SIGNS,
].map((sign) => ({
  ...sign,
  all: sign.all.map(words),
  not: sign.not === undefined ? undefined : words(sign.not),
}));

/** How a draft names the signs in these tables. */
export const DESCRIBED_LABELS: readonly string[] = [...new Set(SIGNS.map(({ label }) => label))];

/** The text about the patient, and the same including what is said about the household. */
type Told = { readonly patient: string; readonly house: string };

/** The warning signs that a plain text describes without naming them. */
export function describedAlarms(told: Told, facts: PatientFacts, feverish: boolean): string[] {
  const denied = { patient: denials(told.patient), house: denials(told.house) };
  const classes = new Set(facts.takes.flatMap(findMedicines).flatMap((one) => one.classes));
  const isSaid = (whose: keyof Told, pattern: RegExp) => says(told[whose], pattern, denied[whose]) === 'yes';
  return SIGNS.filter(
    (sign) =>
      isOfAge(sign, facts.age) &&
      (sign.fever !== true || feverish) &&
      (sign.takes === undefined || classes.has(sign.takes)) &&
      sign.all.every((pattern) => isSaid(sign.whose ?? 'patient', pattern)) &&
      (sign.not === undefined || !isSaid('patient', sign.not)),
  ).map(({ label }) => label);
}

function isOfAge(
  { under = Infinity, from = 0 }: Pick<DescribedSign, 'under' | 'from'>,
  age: number | undefined,
): boolean {
  return age === undefined || (age < under && age >= from);
}
