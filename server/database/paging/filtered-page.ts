import { and, sql, type SQL } from 'drizzle-orm';
import { afterKeyset, cutPage, LOOKED_AT, type Keyset, type ListedTable, type Page } from './keyset.ts';

/** How many of the next rows are looked at before it is decided how to go on. */
const NEAR = 1_000;
/** With this part of a page among the next rows a short page is given: it is there at once, and says where it goes on. */
const ENOUGH_NEAR = 1 / 4;

/** The ways to the rows of a filtered list, newest first; each gives one row more than a page at most. */
export type FilteredList<Row> = {
  /** What matches among the next `count` rows. */
  readonly walk: (count: number) => Promise<readonly Row[]>;
  /** What matches, through an index on what is looked for; and where it stopped to look, if it did. */
  readonly find: () => Promise<{ readonly rows: readonly Row[]; readonly end?: Keyset | undefined }>;
  /** The last of the next `count` rows, whether they match or not; undefined when there are fewer. */
  readonly place: (count: number) => Promise<Keyset | undefined>;
  /** Whether the list is what is looked for: there is nothing to find that walking would not. */
  readonly isWhole: boolean;
};
type Walked<Row> = Pick<FilteredList<Row>, 'walk' | 'place'>;

/**
 * One page of a filtered list, in a time that hardly depends on how long the list is. What is frequent is near, and
 * found by walking along the list; what is rare makes the list of all that match short. The next rows tell which it is.
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

/** What matches within the reach of one page; and where that ends, when there is room for more. */
export async function walkFar<Row>(list: Walked<Row>, page: Page) {
  return withEnd(list, page, await list.walk(LOOKED_AT), LOOKED_AT);
}

async function withEnd<Row>({ place }: Walked<Row>, page: Page, rows: readonly Row[], reach: number) {
  return { rows, end: rows.length > page.limit ? undefined : await place(reach) };
}

/** Ids of all that fulfil something, one more than a page. Materialized, or the planner would walk along the list all the same. */
export function foundIds(table: ListedTable, page: Page, where: SQL | undefined): SQL {
  return sql`with found as materialized (
      select ${table.id} as id, ${table.receivedAt} as at from ${table}
      where ${and(afterKeyset(table.receivedAt, table.id, page.after), where)}
    ) select id from found order by at desc, id desc limit ${page.limit + 1}`;
}
