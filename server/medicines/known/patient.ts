import { KNOWN_CONDITIONS } from './conditions.ts';
import { KIDNEY_STEPS } from './kidney-steps.ts';

/** What is known about a patient: conditions by their names in cautions.tsv, and age in years. */
export type Patient = { readonly conditions: ReadonlySet<string>; readonly age?: number | undefined };

/** A patient group that is an age: “under 18”, “from 65”. */
export const AGE_GROUP = /^(under|from) (\d+)$/u;

/** Whether a patient belongs to a group of the tables: a condition, or an age in years. */
export function holdsFor(group: string, { conditions, age }: Patient): boolean {
  const [, which, years] = AGE_GROUP.exec(group) ?? [];
  if (which === undefined) return conditions.has(group);
  return age !== undefined && (which === 'under' ? age < Number(years) : age >= Number(years));
}

const GROUPS = new Set([
  ...KNOWN_CONDITIONS.map(({ name }) => name),
  ...KIDNEY_STEPS.map((step) => `eGFR below ${step}`),
  'could be pregnant',
]);

/** Whether a table may say it of a patient: a condition of conditions.tsv, a step of kidney function, or an age. */
export function isPatientGroup(group: string): boolean {
  return GROUPS.has(group) || AGE_GROUP.test(group);
}
