import { decide, rulingOf, type Danger, type Ruling } from './danger.ts';
import { isMedicineOrClass, keysOf, type Medicine } from './known-medicines.ts';
import { readTable, type Row } from './read-table.ts';

type Interactions = ReadonlyMap<string, ReadonlyMap<string, Ruling>>;

const BETWEEN = readInteractions(readTable('interactions.tsv', ['one', 'other', 'severity', 'why', 'source']));

/** What two medicines do together, in either order. No complete openly licensed set exists, and this is not one. */
export function dangerBetween(one: Medicine, other: Medicine): Danger | undefined {
  return decide(
    keysOf(one).flatMap((mine) =>
      keysOf(other).flatMap((its) => {
        const ruling = BETWEEN.get(mine)?.get(its);
        const exact = Number(mine === one.ingredient) + Number(its === other.ingredient);
        return ruling === undefined ? [] : [{ exact, ruling }];
      }),
    ),
  );
}

/** Whether the table of interactions has a row for a medicine at all. */
export function hasInteractions(medicine: Medicine): boolean {
  return keysOf(medicine).some((key) => BETWEEN.has(key));
}

/**
 * The table by both members of a pair. @throws with the position of a row that names something unknown, or a duplicate
 * pair
 */
export function readInteractions(rows: readonly Row[]): Interactions {
  const table = new Map<string, Map<string, Ruling>>();
  for (const row of rows) {
    const { cells, place } = row;
    const [one = '', other = '', severity = '', why = '', source = ''] = cells;
    for (const key of [one, other])
      if (!isMedicineOrClass(key)) throw new Error(`${place}: “${key}” is no substance or class of substances.tsv`);
    const earlier = table.get(one)?.get(other);
    if (earlier !== undefined) throw new Error(`${place}: ${one} with ${other} stands at ${earlier.place} already`);
    const ruling = rulingOf(severity, why, source, row);
    for (const [mine, its] of [
      [one, other],
      [other, one],
    ] as const)
      table.set(mine, (table.get(mine) ?? new Map<string, Ruling>()).set(its, ruling));
  }
  return table;
}
