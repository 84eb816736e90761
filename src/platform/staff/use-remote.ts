import { useEffect, useEffectEvent, useState } from 'react';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';

/** What a call has given so far. An earlier value stays while a newer one is on its way, and when that one fails. */
export type Remote<Value> = {
  readonly value: Value | undefined;
  readonly problem: ApiProblem | undefined;
  readonly loading: boolean;
  readonly reload: () => void;
  /** The same unasked: it is not seen to be on its way. Nothing is done while something else is. */
  readonly refresh: () => void;
};

/** What a load begins from: the value that is shown, and whether it is only refreshed, unasked. */
export type Before<Value> = { readonly value: Value | undefined; readonly isRefresh: boolean };

type Outcome<Value> = { run: string; turn: number; value: Value | undefined; problem: ApiProblem | undefined };

/**
 * Loads when it is mounted, whenever `key` changes, and on `reload`; an answer that was overtaken is dropped.
 * @param onProblem is told of each failure once, as it happens, and whether it was of a refresh; what was there stays then
 */
export function useRemote<Value>(
  key: string,
  load: (signal: AbortSignal, before: Before<Value>) => Promise<Result<Value, ApiProblem>>,
  onProblem: (problem: ApiProblem, isRefresh: boolean) => void,
): Remote<Value> {
  const [{ turn, isRefresh }, setTurn] = useState({ turn: 0, isRefresh: false });
  const [outcome, setOutcome] = useState<Outcome<Value>>();
  const run = `${turn} ${key}`;
  // A refresh is over with its answer: a filter that is changed after it is waited for.
  const isQuiet = isRefresh && outcome?.turn !== turn;

  const loadNow = useEffectEvent((signal: AbortSignal) => load(signal, { isRefresh: isQuiet, value: outcome?.value }));
  const settle = useEffectEvent((answered: string, answer: Result<Value, ApiProblem>) => {
    const { value, problem } = outcome ?? {};
    if (answer.ok) setOutcome({ run: answered, turn, value: answer.value, problem: undefined });
    else {
      setOutcome({ run: answered, turn, value, problem: isQuiet ? problem : answer.problem });
      onProblem(answer.problem, isQuiet);
    }
  });

  useEffect(() => {
    const { signal, abort } = abortable();
    async function go(): Promise<void> {
      const answer = await loadNow(signal);
      if (!signal.aborted) settle(run, answer);
    }
    void go();
    return abort;
  }, [run]);

  return {
    value: outcome?.value,
    problem: outcome?.problem,
    loading: outcome?.run !== run && !isQuiet,
    // The Undo of an earlier drawing counts on from where things are by then.
    reload: () => setTurn((now) => ({ turn: now.turn + 1, isRefresh: false })),
    refresh: () => {
      if (outcome?.run === run) setTurn({ turn: turn + 1, isRefresh: true });
    },
  };
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
