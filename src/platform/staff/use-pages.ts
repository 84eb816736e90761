import { useState } from 'react';
import type { Result } from '#shared/result.ts';
import { succeed } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { type ListNews, useListNews } from './use-list-news.ts';
import { type FailureWords, type StaffData, useStaffData } from './use-staff-data.ts';
import type { Role } from '#shared/contract/staff/roles.ts';

/** Some rows of a long list, and where the next ones begin; `nextCursor` is missing or null at the end. */
export type ListPage<Row> = {
  readonly rows: readonly Row[];
  readonly nextCursor?: string | null | undefined;
  readonly total?: number | undefined;
};

export type Pages<Row> = Omit<StaffData<ListPage<Row>>, 'value'> & {
  /** All rows loaded so far; undefined before the first response. */
  readonly rows: readonly Row[] | undefined;
  /** The total number, if the server gives it; otherwise the number loaded, once all are. */
  readonly total: number | undefined;
  readonly hasMore: boolean;
  readonly news: ListNews | undefined;
  /** Requests the next page; does nothing while one is loading or if there is none. */
  readonly more: () => void;
};

type Loaded<Row> = ListPage<Row> & { readonly key: string };

/**
 * A list in a staff area that loads page by page while scrolling. A change of `key` (the filters) starts again; the old
 * rows stay until the first page of the new list is there.
 * @param load returns the page that starts at the cursor, or the first page; `shown` is how many rows of this list are
 * on the screen when it is reloaded from the top, so that nobody loses their place
 * @param keyOf of a list that follows what happens, as useListNews does it
 */
export function usePages<Row>(
  role: Role,
  key: string,
  load: (cursor: string | undefined, signal: AbortSignal, shown: number) => Promise<Result<ListPage<Row>, ApiProblem>>,
  wordsFor: (problem: ApiProblem) => FailureWords,
  keyOf?: (row: Row) => string,
): Pages<Row> {
  const [wanted, setWanted] = useState<{ key: string; after: Loaded<Row> }>();
  const after = wanted?.key === key ? wanted.after : undefined;
  const data = useStaffData<Loaded<Row>>(
    role,
    JSON.stringify([key, after?.nextCursor]),
    async (signal, { value, isRefresh }) => {
      const before = after === undefined && value?.key === key ? value : undefined;
      let answer = await load(after?.nextCursor ?? undefined, signal, before?.rows.length ?? 0);
      // A filter with few matches may return empty pages with a cursor to continue from.
      while (answer.ok && answer.value.rows.length === 0 && answer.value.nextCursor && !signal.aborted) {
        answer = await load(answer.value.nextCursor, signal, 0);
      }
      if (!answer.ok) return answer;
      const { rows, total, nextCursor } = answer.value;
      // Nobody asked for this refresh, so a list that was scrolled far down is not cut short.
      if (isRefresh && before && nextCursor && rows.length < before.rows.length) return succeed(before);
      return succeed({ key, nextCursor, total: total ?? after?.total, rows: [...(after?.rows ?? []), ...rows] });
    },
    wordsFor,
    refreshAll,
  );
  const { value, ...state } = data;

  // From the top, because pages in between may have shifted.
  function refreshAll(): void {
    if (data.loading) return;
    setWanted(undefined);
    data.refresh();
  }

  const isCurrent = value?.key === key;
  const { rows: shownRows, news } = useListNews({
    key,
    rows: isCurrent ? value.rows : undefined,
    keyOf,
    look: async (signal) => {
      const answer = await load(undefined, signal, value?.rows.length ?? 0);
      return answer.ok ? succeed({ rows: answer.value.rows, isWhole: !answer.value.nextCursor }) : answer;
    },
    // While something else is on its way it comes after that.
    refresh: () => (data.loading ? data.refresh() : refreshAll()),
    reload,
  });
  const hasMore = isCurrent && Boolean(value.nextCursor);
  return {
    ...state,
    rows: shownRows ?? value?.rows,
    news,
    total: value?.total ?? (value !== undefined && !value.nextCursor ? value.rows.length : undefined),
    hasMore,
    more: () => {
      if (hasMore && !state.loading) setWanted({ key, after: value });
    },
    refresh: refreshAll,
    reload,
  };

  function reload(): void {
    setWanted(undefined);
    data.reload();
  }
}
