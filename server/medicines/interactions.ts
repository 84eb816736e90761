import { decide, rulingOf, type Danger, type Ruling } from './danger.ts';
import { isMedicineOrClass, keysOf, type Medicine } from './known-medicines.ts';
import { readTable, type Row } from './read-table.ts';

const BETWEEN = readInteractions(readTable('interactions.tsv', ['one', 'other', 'severity', 'why', 'source']));

/** What two medicines do to each other, the same in either order. No openly licensed complete set exists: this is not one. */
export function dangerBetween(one: Medicine, other: Medicine): Danger | undefined {
  return decide(
    keysOf(one).flatMap((mine) =>
      keysOf(other).flatMap((its) => {
        const ruling = BETWEEN.get(pairOf(mine, its));
        const exact = Number(mine === one.ingredient) + Number(its === other.ingredient);
        return ruling === undefined ? [] : [{ exact, ruling }];
      }),
    ),
  );
}

/** Whether the table of interactions speaks of a medicine at all. */
export function hasInteractions(medicine: Medicine): boolean {
  return keysOf(medicine).some((key) => NAMED.has(key));
}

/** The table by its pairs. @throws with the place of a row that names nothing known, or a pair that is there already */
export function readInteractions(rows: readonly Row[]): ReadonlyMap<string, Ruling> {
  const table = new Map<string, Ruling>();
  for (const row of rows) {
    const { cells, place } = row;
    const [one = '', other = '', severity = '', why = '', source = ''] = cells;
    for (const key of [one, other])
      if (!isMedicineOrClass(key)) throw new Error(`${place}: “${key}” is no substance or class of substances.tsv`);
    const pair = pairOf(one, other);
    const earlier = table.get(pair);
    if (earlier !== undefined) throw new Error(`${place}: ${one} with ${other} stands at ${earlier.place} already`);
    table.set(pair, rulingOf(severity, why, source, row));
  }
  return table;
}

function pairOf(one: string, other: string): string {
  return [one, other].toSorted().join('\t');
}

const NAMED = new Set([...BETWEEN.keys()].flatMap((pair) => pair.split('\t')));
