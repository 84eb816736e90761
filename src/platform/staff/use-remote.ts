import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { markUnasked } from '#src/platform/api/http/unasked.ts';
import { staffQueries } from './staff-queries.ts';

/** The result of a call so far. An earlier value stays while a newer one is loading, and if that one fails. */
export type Remote<Value> = {
  readonly value: Value | undefined;
  readonly problem: ApiProblem | undefined;
  readonly loading: boolean;
  readonly reload: () => void;
  /** The same in the background: it does not show as loading, and waits for a load that is in progress. */
  readonly refresh: () => void;
};

/** What a load starts from: the value that is shown, and whether it is only a background refresh. */
export type Before<Value> = { readonly value: Value | undefined; readonly isRefresh: boolean };

type Outcome<Value> = { readonly value: Value | undefined; readonly problem: ApiProblem | undefined };

/**
 * Loads on mount, whenever `key` changes, and on `reload`; a response that was overtaken is dropped.
 * @param onProblem is told of each failure once, and whether it was a background refresh; the old value stays in that
 * case
 */
export function useRemote<Value>(
  key: string,
  load: (signal: AbortSignal, before: Before<Value>) => Promise<Result<Value, ApiProblem>>,
  onProblem: (problem: ApiProblem, isRefresh: boolean) => void,
): Remote<Value> {
  // A list's key is its filters, and another view's may be identical.
  const queryKey = [useId(), key];
  const latest = useRef<Outcome<Value>>({ value: undefined, problem: undefined });
  const isUnasked = useRef(false);
  const isWanted = useRef(false);
  const [refreshed, setRefreshed] = useState<string>();

  async function ask({ signal }: { signal: AbortSignal }): Promise<Outcome<Value>> {
    const isRefresh = isUnasked.current;
    isUnasked.current = false;
    if (isRefresh) markUnasked(signal);
    const before = latest.current;
    const answer = await load(signal, { value: before.value, isRefresh });
    // What changed while this was loading may not be in it.
    if (isWanted.current) setTimeout(refresh, 0);
    if (signal.aborted) return before;
    if (!answer.ok) onProblem(answer.problem, isRefresh);
    // A refresh ends with its response; a filter changed after it is waited for.
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
