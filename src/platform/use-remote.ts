import { useEffect, useEffectEvent, useState } from 'react';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from './api/http.ts';

/** What a call has given so far. An earlier value stays while a newer one is on its way, and when that one fails. */
export type Remote<Value> = {
  readonly value: Value | undefined;
  readonly problem: ApiProblem | undefined;
  readonly loading: boolean;
  readonly reload: () => void;
};

type Outcome<Value> = { run: string; value: Value | undefined; problem: ApiProblem | undefined };

/**
 * Loads when it is mounted, whenever `key` changes, and on `reload`; an answer that was overtaken is dropped.
 * @param onProblem is told of each failure once, as it happens.
 */
export function useRemote<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<Result<Value, ApiProblem>>,
  onProblem: (problem: ApiProblem) => void,
): Remote<Value> {
  const [turn, setTurn] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Value>>();
  const run = `${turn} ${key}`;
  const loadNow = useEffectEvent(load);
  const report = useEffectEvent(onProblem);

  useEffect(() => {
    const { signal, abort } = abortable();
    async function go(): Promise<void> {
      const answer = await loadNow(signal);
      if (signal.aborted) return;
      setOutcome((before) =>
        answer.ok
          ? { run, value: answer.value, problem: undefined }
          : { run, value: before?.value, problem: answer.problem },
      );
      if (!answer.ok) report(answer.problem);
    }
    void go();
    return abort;
  }, [run]);

  return {
    value: outcome?.value,
    problem: outcome?.problem,
    loading: outcome?.run !== run,
    reload: () => setTurn((before) => before + 1),
  };
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
