import { useState } from 'react';
import type { Result } from '#shared/result.ts';
import { succeed } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { type FailureWords, type StaffData, useStaffData } from './use-staff-data.ts';
import type { Role } from '#shared/contract/staff/roles.ts';

/** Some rows of a long list, and where the next ones begin; `nextCursor` is missing or null at its end. */
export type ListPage<Row> = {
  readonly rows: readonly Row[];
  readonly nextCursor?: string | null | undefined;
  readonly total?: number | undefined;
};

export type Pages<Row> = Omit<StaffData<ListPage<Row>>, 'value'> & {
  /** All rows that have come so far; undefined before the first answer. */
  readonly rows: readonly Row[] | undefined;
  /** How many there are in all, where the server says it; else how many have come, once all have. */
  readonly total: number | undefined;
  readonly hasMore: boolean;
  /** Asks for the next page; does nothing while one is on its way or when there is none. */
  readonly more: () => void;
};

type Loaded<Row> = ListPage<Row> & { readonly key: string };

/**
 * A long list of a staff area that comes page by page as one scrolls. A change of `key` (the filters) begins anew; what
 * is shown stays until the first page of the new list is there.
 * @param load gives the page that begins at the cursor, the first one without it; `shown` is how many rows of this very
 *   list are on the screen when it is loaded again from the top, so that nobody loses the place
 */
export function usePages<Row>(
  role: Role,
  key: string,
  load: (cursor: string | undefined, signal: AbortSignal, shown: number) => Promise<Result<ListPage<Row>, ApiProblem>>,
  wordsFor: (problem: ApiProblem) => FailureWords,
): Pages<Row> {
  const [wanted, setWanted] = useState<{ key: string; after: Loaded<Row> }>();
  const after = wanted?.key === key ? wanted.after : undefined;
  const data = useStaffData<Loaded<Row>>(
    role,
    JSON.stringify([key, after?.nextCursor]),
    async (signal, { value, isRefresh }) => {
      const before = after === undefined && value?.key === key ? value : undefined;
      let answer = await load(after?.nextCursor ?? undefined, signal, before?.rows.length ?? 0);
      // A filter that finds little gives pages without a row and a place to go on from.
      while (answer.ok && answer.value.rows.length === 0 && answer.value.nextCursor && !signal.aborted) {
        answer = await load(answer.value.nextCursor, signal, 0);
      }
      if (!answer.ok) return answer;
      const { rows, total, nextCursor } = answer.value;
      // Nobody has asked for it: a list that was scrolled far down is not cut short.
      if (isRefresh && before && nextCursor && rows.length < before.rows.length) return succeed(before);
      return succeed({ key, nextCursor, total: total ?? after?.total, rows: [...(after?.rows ?? []), ...rows] });
    },
    wordsFor,
    refreshAll,
  );
  const { value, ...state } = data;

  // From the top: pages in between may have moved.
  function refreshAll(): void {
    if (data.loading) return;
    setWanted(undefined);
    data.refresh();
  }

  const isCurrent = value?.key === key;
  const hasMore = isCurrent && Boolean(value.nextCursor);
  return {
    ...state,
    rows: value?.rows,
    total: value?.total ?? (value !== undefined && !value.nextCursor ? value.rows.length : undefined),
    hasMore,
    more: () => {
      if (hasMore && !state.loading) setWanted({ key, after: value });
    },
    refresh: refreshAll,
    reload: () => {
      setWanted(undefined);
      data.reload();
    },
  };
}
