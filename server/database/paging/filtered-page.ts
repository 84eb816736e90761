import { and, sql, type SQL } from 'drizzle-orm';
import { afterKeyset, cutPage, LOOKED_AT, type Keyset, type ListedTable, type Page } from './keyset.ts';

/** How many of the next rows are looked at before deciding how to continue. */
const NEAR = 1_000;
/**
 * If this share of a page is among the next rows, a short page is returned at once, with the place to continue from.
 */
const ENOUGH_NEAR = 1 / 4;

/** The ways to read a filtered list, newest first; each returns at most one row more than a page. */
export type FilteredList<Row> = {
  /** The matches among the next `count` rows. */
  readonly walk: (count: number) => Promise<readonly Row[]>;
  /** The matches through an index on the search term, and where the search stopped, if it did. */
  readonly find: () => Promise<{ readonly rows: readonly Row[]; readonly end?: Keyset | undefined }>;
  /** The last of the next `count` rows, matching or not; undefined if there are fewer. */
  readonly place: (count: number) => Promise<Keyset | undefined>;
  /** Whether nearly the whole list matches: there is nothing to find that walking would not. */
  readonly isWhole: boolean;
};
type Walked<Row> = Pick<FilteredList<Row>, 'walk' | 'place'>;

/**
 * One page of a filtered list, in a time that hardly depends on the list's length. Frequent matches are close together
 * and found by walking along the list; rare ones make the list of all matches short. The next rows tell which it is.
 */
export async function filteredPage<Row>(
  list: FilteredList<Row>,
  page: Page,
  placeOf: (row: Row) => Keyset,
): Promise<{ rows: readonly Row[]; next: Keyset | null }> {
  const reach = list.isWhole ? 2 * page.limit + 1 : NEAR;
  const near = await list.walk(reach);
  const enough = list.isWhole || near.length >= page.limit * ENOUGH_NEAR;
  const { rows, end } = enough ? await withEnd(list, page, near, reach) : await list.find();
  return cutPage(rows, page, placeOf, end);
}

/** The matches within the reach of one page, and where it ends if there are more rows. */
export async function walkFar<Row>(list: Walked<Row>, page: Page) {
  return withEnd(list, page, await list.walk(LOOKED_AT), LOOKED_AT);
}

async function withEnd<Row>({ place }: Walked<Row>, page: Page, rows: readonly Row[], reach: number) {
  return { rows, end: rows.length > page.limit ? undefined : await place(reach) };
}

/**
 * Ids of all rows that match, at most one more than a page. Materialized, because otherwise the planner would walk
 * along the list.
 */
export function foundIds(table: ListedTable, page: Page, where: SQL | undefined): SQL {
  return sql`with found as materialized (
      select ${table.id} as id, ${table.receivedAt} as at from ${table}
      where ${and(afterKeyset(table.receivedAt, table.id, page.after), where)}
    ) select id from found order by at desc, id desc limit ${page.limit + 1}`;
}
