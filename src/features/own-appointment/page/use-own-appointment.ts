import { useCallback, useEffect, useState } from 'react';
import type { OwnAppointment } from '#shared/contract/booking/own-appointment.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { answerAge, questionOf, readOwn } from '#src/platform/api/own/own-appointment.ts';
import { askWheneverShown } from '#src/platform/live/whenever-shown.ts';

export type OwnState =
  | { readonly kind: 'loading' | 'dead' | 'failed' | 'cancelled' | 'locked' }
  | { readonly kind: 'asked'; readonly wrong: boolean; readonly busy: boolean }
  | { readonly kind: 'ready'; readonly own: OwnAppointment; readonly moved: boolean };

/** What the link of this secret opens. In memory only: whoever opens the link again asks the clinic again. */
export function useOwnAppointment(secret: string) {
  const [state, setState] = useState<OwnState>({ kind: secret === '' ? 'dead' : 'loading' });

  const load = useCallback(
    (moved = false) => {
      void readOwn(secret).then((answer) =>
        setState(answer.ok ? { kind: 'ready', own: answer.value, moved } : refusedState(answer.problem)),
      );
    },
    [secret],
  );
  useEffect(() => {
    if (secret === '') return undefined;
    return askWheneverShown(() => {
      setState({ kind: 'loading' });
      load();
    });
  }, [secret, load]);

  const answer = (age: string) => {
    answerAge(secret, age);
    setState({ kind: 'asked', wrong: false, busy: true });
    load();
  };
  return { state, load, answer, setCancelled: () => setState({ kind: 'cancelled' }) };
}

function refusedState(problem: ApiProblem): OwnState {
  const question = questionOf(problem);
  if (question === 'clinic') return { kind: 'locked' };
  if (question !== undefined) return { kind: 'asked', wrong: question === 'right-age', busy: false };
  return { kind: isDead(problem) ? 'dead' : 'failed' };
}

/** Every refusal but those that pass by themselves. */
function isDead(problem: ApiProblem): boolean {
  return problem.kind === 'refused' && problem.status < 429;
}
