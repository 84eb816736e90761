import { and, sql, type SQL } from 'drizzle-orm';
import { afterKeyset, newestFirst, type Keyset, type ListedTable, type Page } from './keyset.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** Planning more parts than this costs more than walking along the whole list. */
export const MOST_PARTS = 8;

/** A list, newest first, that may be merged from parts, each of which an index holds in this order. */
export type MergedList = {
  /** Ids of those of the next `reach` rows that match, at most one more than a page. */
  readonly walkedIds: (reach: number, where: SQL | undefined) => SQL;
  /** The last of the next `count` rows; undefined when there are fewer. */
  readonly place: (db: Queryable, count: number) => Promise<Keyset | undefined>;
};

/**
 * @param parts one condition each; a row matches at most one of them, and the database reads each part only as far as
 * needed
 */
export function mergedList(table: ListedTable, parts: readonly (SQL | undefined)[], page: Page): MergedList {
  const newest = newestFirst(table.receivedAt, table.id);
  const inOrder = sql`order by ${sql.join(newest, sql`, `)}`;
  const after = afterKeyset(table.receivedAt, table.id, page.after);
  /** The next rows of each part, in its order: without that the planner would read and sort the whole part. */
  const next = (count: number) => {
    const each = parts.map((part) => sql`(select * from ${table} where ${and(part, after)} ${inOrder} limit ${count})`);
    return sql`(select * from (${sql.join(each, sql` union all `)}) as ${table} ${inOrder} limit ${count}) as ${table}`;
  };
  return {
    walkedIds: (reach, where) =>
      sql`select ${table.id} from ${next(reach)} where ${where ?? sql`true`} ${inOrder} limit ${page.limit + 1}`,
    place: async (db, count) => {
      const [row] = await db
        .select({ at: sql<Date>`${table.receivedAt}`.mapWith((at) => new Date(at)), id: sql<string>`${table.id}` })
        .from(next(count))
        .orderBy(...newest)
        .offset(count - 1)
        .limit(1);
      return row;
    },
  };
}
