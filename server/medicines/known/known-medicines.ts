import { listOf, readTable } from './read-table.ts';

/** A medicine's ingredient and the classes it belongs to. */
export type Medicine = {
  readonly ingredient: string;
  readonly classes: readonly string[];
  /** Where it is used, when little of it reaches the blood; allergies count by the classes it has otherwise. */
  readonly local?: { readonly place: string; readonly classesOtherwise: readonly string[] };
};

/** A substance with the other names and brands that the table gives it. */
export type KnownSubstance = Medicine & { readonly otherNames: readonly string[] };

const byName = new Map<string, readonly Medicine[]>();
const keys = new Set<string>();
const allSubstances: KnownSubstance[] = [];

for (const { cells, place } of readTable('substances.tsv', ['substance', 'classes', 'other names and brands'])) {
  const [ingredient = '', classes = '', names = ''] = cells;
  const medicine = { ingredient, classes: listOf(classes) };
  if (medicine.classes.length === 0) throw new Error(`${place}: “${ingredient}” has no class`);
  for (const name of [ingredient, ...listOf(names)]) addName(name, [medicine], place);
  for (const key of [ingredient, ...medicine.classes]) keys.add(key);
  allSubstances.push({ ...medicine, otherNames: listOf(names) });
}
for (const { cells, place } of readTable('combinations.tsv', ['name', 'substances'])) {
  const [name = '', substances = ''] = cells;
  const held = listOf(substances).map((one) => {
    const [medicine] = byName.get(one) ?? [];
    if (medicine?.ingredient !== one) throw new Error(`${place}: “${one}” is no substance of substances.tsv`);
    return medicine;
  });
  addName(name, held, place);
}

/** The substances in the order of the table. */
export const KNOWN_SUBSTANCES: readonly KnownSubstance[] = allSubstances;

/** Every known substance, brand, combination and class, by its name in lower case. */
export const MEDICINES_BY_NAME: ReadonlyMap<string, readonly Medicine[]> = byName;

/** Whether a table may refer to it: a substance or a class in substances.tsv. */
export function isMedicineOrClass(key: string): boolean {
  return keys.has(key);
}

/** The names under which tables may refer to a medicine: its own, unless it is used locally, and its classes'. */
export function keysOf({ ingredient, classes, local }: Medicine): string[] {
  return local === undefined ? [...new Set([ingredient, ...classes])] : [...classes];
}

function addName(name: string, medicines: readonly Medicine[], place: string): void {
  if (name !== name.toLowerCase() || name.includes('-'))
    throw new Error(`${place}: “${name}” must be written small and without hyphens`);
  if (byName.has(name)) throw new Error(`${place}: “${name}” is there already`);
  byName.set(name, medicines);
}
