import { desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The place in a list, newest first, after which the next page begins. */
export type Keyset = { readonly at: Date; readonly id: string };
/** A table behind such a list. */
export type ListedTable = PgTable & { readonly id: PgColumn; readonly receivedAt: PgColumn };
export type Page = { readonly limit: number; readonly after?: Keyset | undefined };

/** Rows strictly after `keyset` in newest-first order; undefined without a starting place. */
export function afterKeyset(at: PgColumn, id: PgColumn, keyset: Keyset | undefined): SQL | undefined {
  if (keyset === undefined) return undefined;
  // A row comparison, because the planner can use the index for it; the same with OR reads from the top.
  return sql`(${at}, ${id}) < (${sql.param(keyset.at, at)}, ${sql.param(keyset.id, id)})`;
}

export function newestFirst(at: PgColumn, id: PgColumn): [SQL, SQL] {
  return [desc(at), desc(id)];
}

/**
 * How many rows one page of a filtered list may walk along. Each page costs the same however long the table is, and may
 * return few rows and a place to continue from.
 */
export const LOOKED_AT = 5_000;

/**
 * Cuts off the extra row and says where the next page begins (null: there is none).
 * @param end the last row that was looked at, if there are more behind it
 */
export function cutPage<Row>(
  rows: readonly Row[],
  page: Page | undefined,
  place: (row: Row) => Keyset,
  end?: Keyset,
): { rows: readonly Row[]; next: Keyset | null } {
  if (page === undefined || rows.length <= page.limit) return { rows, next: end ?? null };
  const kept = rows.slice(0, page.limit);
  const last = kept.at(-1);
  return { rows: kept, next: last === undefined ? null : place(last) };
}
