import { cutPage, LOOKED_AT, type Keyset, type Page } from './keyset.ts';

/** How many of the next rows are looked at before it is decided how to go on. */
const NEAR = 500;
/** When the next rows hold this part of a page, walking on is cheaper than asking an index for all that match. */
const ENOUGH_NEAR = 1 / 8;

/** The ways to the rows of a filtered list, newest first; each gives one row more than a page at most. */
export type FilteredList<Row> = {
  /** What matches among the next `count` rows. */
  readonly walk: (count: number) => Promise<readonly Row[]>;
  /** What matches, through an index on what is looked for; and where it stopped to look, if it did. */
  readonly find: () => Promise<{ readonly rows: readonly Row[]; readonly end?: Keyset | undefined }>;
  /** The last of the next `count` rows, whether they match or not; undefined when there are fewer. */
  readonly place: (count: number) => Promise<Keyset | undefined>;
};

/**
 * One page of a filtered list, in a time that hardly depends on how long the list is. What is frequent is near, and
 * found by walking along the list; what is rare makes the list of all that match short. The next rows tell which it is.
 */
export async function filteredPage<Row>(
  list: FilteredList<Row>,
  page: Page,
  placeOf: (row: Row) => Keyset,
): Promise<{ rows: readonly Row[]; next: Keyset | null }> {
  const near = await list.walk(NEAR);
  if (near.length > page.limit) return cutPage(near, page, placeOf);
  const { rows, end } = near.length < page.limit * ENOUGH_NEAR ? await list.find() : await walkFar(list, page);
  return cutPage(rows, page, placeOf, end);
}

/** What matches within the reach of one page; and where that ends, when there is room for more. */
export async function walkFar<Row>({ walk, place }: Pick<FilteredList<Row>, 'walk' | 'place'>, page: Page) {
  const rows = await walk(LOOKED_AT);
  return { rows, end: rows.length > page.limit ? undefined : await place(LOOKED_AT) };
}
