import { isMedicineOrClass } from './known-medicines.ts';
import { readTable, type Row } from './read-table.ts';

/** Two classes, or one with itself: whoever is allergic to a member of one may react to a member of the other. */
export type CrossReaction = { readonly one: string; readonly other: string };

/** Every row of cross-reactions.tsv. */
export const CROSS_REACTIONS: readonly CrossReaction[] = readCrossReactions(
  readTable('cross-reactions.tsv', ['one', 'other', 'why', 'source']),
);

/** The table's rows. @throws with the position of a row that names something unknown, twice, or without a source */
export function readCrossReactions(rows: readonly Row[]): CrossReaction[] {
  const places = new Map<string, string>();
  return rows.map(({ cells, place }) => {
    const [one = '', other = '', why = '', source = ''] = cells;
    for (const key of [one, other])
      if (!isMedicineOrClass(key)) throw new Error(`${place}: “${key}” is no substance or class of substances.tsv`);
    if (why === '' || source === '') throw new Error(`${place}: a reason and a source are needed`);
    const pair = [one, other].toSorted().join(' with ');
    const earlier = places.get(pair);
    if (earlier !== undefined) throw new Error(`${place}: ${pair} stands at ${earlier} already`);
    places.set(pair, place);
    return { one, other };
  });
}
