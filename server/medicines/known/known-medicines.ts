import { listOf, readTable, type Row } from './read-table.ts';
import { namedInTables } from './named-in-tables.ts';

/** A medicine's ingredient and the classes it belongs to. */
export type Medicine = {
  readonly ingredient: string;
  readonly classes: readonly string[];
  /** Where it is used, when little of it reaches the blood; allergies count by the classes it has otherwise. */
  readonly local?: { readonly place: string; readonly classesOtherwise: readonly string[] };
};

/** A substance with the other names and brands that the table gives it. */
export type KnownSubstance = Medicine & { readonly otherNames: readonly string[] };

type KnownMedicines = {
  readonly substances: readonly KnownSubstance[];
  readonly byName: ReadonlyMap<string, readonly Medicine[]>;
};

/** No text is searched for a name of more words. */
const MOST_WORDS = 4;
/** Classes that no row needs to name: a rule in code, and what has no other class. */
const WITHOUT_ROWS = new Set(['weekly', 'otherwise']);

const KNOWN = readKnownMedicines(
  readTable('substances.tsv', ['substance', 'classes', 'other names and brands']),
  readTable('combinations.tsv', ['name', 'substances']),
  namedInTables(),
);
const KEYS = new Set(KNOWN.substances.flatMap(({ ingredient, classes }) => [ingredient, ...classes]));
const INGREDIENTS = new Set(KNOWN.substances.map(({ ingredient }) => ingredient));

/** The substances in the order of the table. */
export const KNOWN_SUBSTANCES: readonly KnownSubstance[] = KNOWN.substances;

/** Every known substance, brand, combination and class, by its name in lower case. */
export const MEDICINES_BY_NAME: ReadonlyMap<string, readonly Medicine[]> = KNOWN.byName;

/** Whether a table may refer to it: a substance or a class in substances.tsv. */
export function isMedicineOrClass(key: string): boolean {
  return KEYS.has(key);
}

/** Whether it is a substance of substances.tsv by its own name, and not only a class. */
export function isSubstance(key: string): boolean {
  return INGREDIENTS.has(key);
}

/** The names under which tables may refer to a medicine: its own, unless it is used locally, and its classes'. */
export function keysOf({ ingredient, classes, local }: Medicine): string[] {
  return local === undefined ? [...new Set([ingredient, ...classes])] : [...classes];
}

/**
 * The tables of substances and of products. `named` are the classes that rows of other tables speak of: any other is a
 * slip of the pen, and nothing would be said of what belongs to it.
 * @throws with the position of a row that says something twice, or names something unknown
 */
export function readKnownMedicines(
  substanceRows: readonly Row[],
  combinationRows: readonly Row[],
  named: ReadonlySet<string>,
): KnownMedicines {
  const byName = new Map<string, readonly Medicine[]>();
  const substances = substanceRows.map(({ cells, place }) => {
    const [ingredient = '', classCell = '', names = ''] = cells;
    const classes = listed(classCell, place);
    if (classes.length === 0) throw new Error(`${place}: “${ingredient}” has no class`);
    const unknown = classes.find((one) => !named.has(one) && !WITHOUT_ROWS.has(one));
    if (unknown !== undefined) throw new Error(`${place}: no row of a table speaks of the class “${unknown}”`);
    const otherNames = listed(names, place);
    for (const name of [ingredient, ...otherNames]) addName(byName, name, [{ ingredient, classes }], place);
    return { ingredient, classes, otherNames };
  });
  for (const { cells, place } of combinationRows) {
    const [name = '', parts = ''] = cells;
    const held = listed(parts, place).map((one) => {
      const [medicine] = byName.get(one) ?? [];
      if (medicine?.ingredient !== one) throw new Error(`${place}: “${one}” is no substance of substances.tsv`);
      return medicine;
    });
    addName(byName, name, held, place);
  }
  return { substances, byName };
}

/** The items of a cell. @throws if one is empty or there twice */
function listed(cell: string, place: string): string[] {
  const items = listOf(cell);
  if (items.includes('')) throw new Error(`${place}: there is a comma too many`);
  const twice = items.find((one, index) => items.indexOf(one) !== index);
  if (twice !== undefined) throw new Error(`${place}: “${twice}” is there twice`);
  return items;
}

function addName(
  byName: Map<string, readonly Medicine[]>,
  name: string,
  medicines: readonly Medicine[],
  place: string,
): void {
  if (name === '') throw new Error(`${place}: a name is needed`);
  if (name !== name.toLowerCase() || name.includes('-'))
    throw new Error(`${place}: “${name}” must be written small and without hyphens`);
  if (name.split(' ').length > MOST_WORDS) throw new Error(`${place}: “${name}” has more than ${MOST_WORDS} words`);
  if (byName.has(name)) throw new Error(`${place}: “${name}” is there already`);
  byName.set(name, medicines);
}
