import { COMBINATIONS, MEDICINE_TABLE } from './medicine-table.ts';
import { plain } from './statements.ts';

/** A medicine that a text names, and where in the plain text. `classes` are those of medicine-table.ts. */
export type FoundMedicine = {
  readonly ingredient: string;
  readonly classes: readonly string[];
  readonly start: number;
  readonly end: number;
};

type Known = Pick<FoundMedicine, 'ingredient' | 'classes'>;

const MOST_WORDS = 4;
const KNOWN = readTables();

/** @returns every known medicine, brand and class named in a text; offsets are those of `plain(text)`. */
export function findMedicines(text: string): FoundMedicine[] {
  const searched = plain(text);
  const tokens = Array.from(searched.matchAll(/[\p{L}\d']+/gu), (match) => ({ word: match[0], start: match.index }));
  const found: FoundMedicine[] = [];
  for (let first = 0; first < tokens.length;) {
    const { size, known } = longestAt(tokens, first);
    const start = tokens[first]?.start ?? 0;
    const last = tokens[first + size - 1];
    for (const one of known) found.push({ ...one, start, end: (last?.start ?? start) + (last?.word.length ?? 0) });
    first += size;
  }
  return found;
}

function longestAt(
  tokens: readonly { readonly word: string }[],
  first: number,
): { size: number; known: readonly Known[] } {
  for (let size = MOST_WORDS; size > 0; size -= 1) {
    const name = tokens.slice(first, first + size).map(({ word }) => word);
    const known = name.length === size ? KNOWN.get(name.join(' ')) : undefined;
    if (known !== undefined) return { size, known };
  }
  return { size: 1, known: [] };
}

function readTables(): ReadonlyMap<string, readonly Known[]> {
  const byName = new Map<string, Known[]>();
  for (const line of MEDICINE_TABLE.split('\n')) {
    const [ingredient = '', classes = '', names = ''] = line.split(' = ');
    const known = { ingredient, classes: classes.split(' ') };
    for (const name of [ingredient, ...names.split(', ')]) byName.set(name, [known]);
  }
  for (const line of COMBINATIONS.split('\n')) {
    const [brand = '', ingredients = ''] = line.split(' = ');
    byName.set(
      brand,
      ingredients.split(' + ').flatMap((ingredient) => byName.get(ingredient) ?? []),
    );
  }
  return byName;
}
