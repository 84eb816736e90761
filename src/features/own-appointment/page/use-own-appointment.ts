import { useCallback, useEffect, useState } from 'react';
import type { OwnAppointment } from '#shared/contract/booking/own-appointment.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { readOwn } from '#src/platform/api/own/own-appointment.ts';

export type OwnState =
  | { readonly kind: 'loading' | 'dead' | 'failed' | 'cancelled' }
  | { readonly kind: 'ready'; readonly own: OwnAppointment; readonly moved: boolean };

/** What the link of this secret opens. In memory only: whoever opens the link again asks the clinic again. */
export function useOwnAppointment(secret: string) {
  const [state, setState] = useState<OwnState>({ kind: secret === '' ? 'dead' : 'loading' });

  const load = useCallback(
    (moved = false) => {
      void readOwn(secret).then((answer) =>
        setState(
          answer.ok
            ? { kind: 'ready', own: answer.value, moved }
            : { kind: isDead(answer.problem) ? 'dead' : 'failed' },
        ),
      );
    },
    [secret],
  );
  useEffect(() => {
    if (secret !== '') load();
  }, [secret, load]);
  useEffect(() => {
    // A page that the browser kept as it was may be of yesterday, or before somebody else's eyes.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || secret === '') return;
      setState({ kind: 'loading' });
      load();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [secret, load]);

  return { state, load, setCancelled: () => setState({ kind: 'cancelled' }) };
}

/** Every refusal but those that pass by themselves. */
function isDead(problem: ApiProblem): boolean {
  return problem.kind === 'refused' && problem.status < 429;
}
