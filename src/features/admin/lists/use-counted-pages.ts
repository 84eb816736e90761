import type { Result } from '#shared/result.ts';
import { succeed } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { pageSize } from '#src/platform/browser/page-size.ts';
import { useLive } from '#src/platform/live/use-live.ts';
import { useWhenStale } from '#src/platform/staff/staleness.ts';
import { type ListPage, type Pages, usePages } from '#src/platform/staff/use-pages.ts';
import { useRemote } from '#src/platform/staff/use-remote.ts';
import type { FailureWords } from '#src/platform/staff/use-staff-data.ts';

type CountedList<Row> = {
  /** The filters; a change of them begins anew. */
  readonly key: string;
  readonly load: (
    page: { readonly limit: number; readonly cursor?: string | undefined },
    signal: AbortSignal,
  ) => Promise<Result<ListPage<Row>, ApiProblem>>;
  /** Asked only while not all rows have come. */
  readonly count: (signal: AbortSignal) => Promise<Result<{ readonly total: number }, ApiProblem>>;
  /** The filters (CALL-12) hold for whatever arrived, too: another backend gives everything. */
  readonly matches: (row: Row) => boolean;
  readonly wordsFor: (problem: ApiProblem) => FailureWords;
  readonly keyOf: (row: Row) => string;
};

/** A count takes longer the more there are: it follows a busy morning at this pace. */
const COUNTS = { leastMs: 5_000 };

/**
 * One of the administrator's long lists: page by page from our own server, whole from another one, with how many there
 * are in all. The count comes apart, because it takes longer the more there are.
 */
export function useCountedPages<Row>({ key, load, count, matches, wordsFor, keyOf }: CountedList<Row>): Pages<Row> {
  const pages = usePages<Row>(
    'admin',
    key,
    async (cursor, signal, shown) => {
      await isOursForSure();
      const answer = await load({ limit: pageSize(shown), cursor }, signal);
      if (!answer.ok) return answer;
      return succeed({ ...answer.value, rows: answer.value.rows.filter((row) => matches(row)) });
    },
    wordsFor,
    keyOf,
  );
  const counted = useRemote(
    JSON.stringify([key, pages.hasMore]),
    async (signal): Promise<Result<{ readonly total: number | undefined }, ApiProblem>> =>
      pages.hasMore ? count(signal) : succeed({ total: undefined }),
    // The number is left out then.
    () => undefined,
  );
  useWhenStale(counted.refresh);
  useLive(counted.refresh, COUNTS);
  const known = pages.hasMore ? counted.value?.total : pages.total;
  return {
    ...pages,
    total: counted.loading && pages.hasMore ? undefined : known,
    reload: () => {
      pages.reload();
      counted.reload();
    },
  };
}
