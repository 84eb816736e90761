import { KNOWN_CONDITIONS } from './conditions.ts';
import { KIDNEY_STEPS } from './kidney-steps.ts';
import { isMedicineOrClass, keysOf, type Medicine } from './known-medicines.ts';

/** What is known about a patient: conditions by their names in cautions.tsv, age in years, and medicines taken. */
export type Patient = {
  readonly conditions: ReadonlySet<string>;
  readonly age?: number | undefined;
  /** Everything else the patient takes or is to take; groups about it hold for nobody where it is not known. */
  readonly takes?: readonly Medicine[] | undefined;
};

/** A patient group that is an age: “under 18”, “from 65”. */
export const AGE_GROUP = /^(under|from) (\d+)$/u;
/** Years; a higher age is a slip of the pen. */
const OLDEST = 120;
/** A patient group by what is taken: “takes amlodipine”, “takes no opioid”. */
const TAKES_GROUP = /^takes (no )?(.+)$/u;
const GROUPS = new Set([
  ...KNOWN_CONDITIONS.map(({ name }) => name),
  ...KIDNEY_STEPS.map((step) => `eGFR below ${step}`),
  'could be pregnant',
]);

/** The parts of a group: “smoking and from 35”. */
export function partsOf(group: string): string[] {
  return group.split(' and ');
}

/** Whether a patient belongs to a group of the tables: every part of it holds. */
export function holdsFor(group: string, patient: Patient): boolean {
  return partsOf(group).every((part) => partHolds(part, patient));
}

/** Whether a table may say it of a patient: conditions of conditions.tsv, steps of kidney function, ages, medicines. */
export function isPatientGroup(group: string): boolean {
  const parts = partsOf(group);
  if (new Set(parts).size < parts.length) return false;
  return parts.every((part) => {
    const [, , medicine] = TAKES_GROUP.exec(part) ?? [];
    return GROUPS.has(part) || isAge(part) || (medicine !== undefined && isMedicineOrClass(medicine));
  });
}

function isAge(part: string): boolean {
  const [, , years] = AGE_GROUP.exec(part) ?? [];
  return years !== undefined && Number(years) <= OLDEST;
}

function partHolds(part: string, { conditions, age, takes }: Patient): boolean {
  const [, which, years] = AGE_GROUP.exec(part) ?? [];
  if (which !== undefined) return age !== undefined && (which === 'under' ? age < Number(years) : age >= Number(years));
  const [, no, medicine] = TAKES_GROUP.exec(part) ?? [];
  if (medicine !== undefined)
    return takes !== undefined && takes.some((one) => keysOf(one).includes(medicine)) === (no === undefined);
  return conditions.has(part);
}
