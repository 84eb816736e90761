import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffQueries } from './staff-queries.ts';

/** What a call has given so far. An earlier value stays while a newer one is on its way, and when that one fails. */
export type Remote<Value> = {
  readonly value: Value | undefined;
  readonly problem: ApiProblem | undefined;
  readonly loading: boolean;
  readonly reload: () => void;
  /** The same unasked: it is not seen to be on its way. While something else is, it comes after that. */
  readonly refresh: () => void;
};

/** What a load begins from: the value that is shown, and whether it is only refreshed, unasked. */
export type Before<Value> = { readonly value: Value | undefined; readonly isRefresh: boolean };

type Outcome<Value> = { readonly value: Value | undefined; readonly problem: ApiProblem | undefined };

/**
 * Loads when it is mounted, whenever `key` changes, and on `reload`; an answer that was overtaken is dropped.
 * @param onProblem is told of each failure once, as it happens, and whether it was of a refresh; what was there stays then
 */
export function useRemote<Value>(
  key: string,
  load: (signal: AbortSignal, before: Before<Value>) => Promise<Result<Value, ApiProblem>>,
  onProblem: (problem: ApiProblem, isRefresh: boolean) => void,
): Remote<Value> {
  // Keys of lists are their filters: those of another view may read the same.
  const queryKey = [useId(), key];
  const latest = useRef<Outcome<Value>>({ value: undefined, problem: undefined });
  const isUnasked = useRef(false);
  const isWanted = useRef(false);
  const [refreshed, setRefreshed] = useState<string>();

  async function ask({ signal }: { signal: AbortSignal }): Promise<Outcome<Value>> {
    const isRefresh = isUnasked.current;
    isUnasked.current = false;
    const before = latest.current;
    const answer = await load(signal, { value: before.value, isRefresh });
    // What has changed while this was on its way may not be in it.
    if (isWanted.current) setTimeout(refresh, 0);
    if (signal.aborted) return before;
    if (!answer.ok) onProblem(answer.problem, isRefresh);
    // A refresh is over with its answer: a filter that is changed after it is waited for.
    setRefreshed(undefined);
    latest.current = answer.ok
      ? { value: answer.value, problem: undefined }
      : { value: before.value, problem: isRefresh ? before.problem : answer.problem };
    return latest.current;
  }

  const { data, isFetching, refetch } = useQuery(
    { queryKey, queryFn: ask, placeholderData: keepPreviousData },
    staffQueries,
  );

  return {
    value: data?.value,
    problem: data?.problem,
    loading: isFetching && refreshed !== key,
    reload: () => {
      isUnasked.current = false;
      setRefreshed(undefined);
      void refetch();
    },
    refresh,
  };

  function refresh(): void {
    isWanted.current = staffQueries.isFetching({ queryKey }) > 0;
    if (isWanted.current) return;
    isUnasked.current = true;
    setRefreshed(key);
    void refetch();
  }
}
