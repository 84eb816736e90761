import { useEffect, useState } from 'react';
import { openVisit, type UnsentVisit } from '#src/offline/outbox/unsent.ts';
import { viewPatients } from '#src/platform/api/staff/patients.ts';

export type Names = {
  readonly state: 'hidden' | 'asking' | 'shown' | 'signed-out' | 'no-server';
  /** By visit; only while they are shown. */
  readonly known: ReadonlyMap<string, string>;
  readonly show: () => Promise<void>;
  readonly hide: () => void;
};

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Names of the patients whose visits are waiting here: hidden until the server has confirmed that staff are signed in,
 * and only in this page's memory. Without a server or session they stay hidden, and everything else works.
 */
export function useNames(visits: readonly UnsentVisit[]): Names {
  const [state, setState] = useState<Names['state']>('hidden');
  const [known, setKnown] = useState(NONE);
  const ids = visits.map(({ visitId }) => visitId).join();

  useEffect(() => {
    if (state !== 'shown') return undefined;
    let current = true;
    const read = ids.split(',').filter(Boolean).map(nameOf);
    void Promise.all(read).then((names) => current && setKnown(new Map(names.flat())));
    return () => {
      current = false;
    };
  }, [state, ids]);

  return {
    state,
    known: state === 'shown' ? known : NONE,
    show: async () => {
      setState('asking');
      const answer = await viewPatients({ limit: 1 });
      if (answer.ok) setState('shown');
      else setState(answer.problem.kind === 'refused' && answer.problem.status < 500 ? 'signed-out' : 'no-server');
    },
    hide: () => {
      setState('hidden');
      setKnown(NONE);
    },
  };
}

async function nameOf(visitId: string): Promise<[string, string][]> {
  const contents = await openVisit(visitId).catch(() => []);
  // A booking says whose it is.
  return contents.flatMap(({ command: own, registration: { command } = { command: own } }) =>
    command.type === 'register-patient' ? [[visitId, command.registration.name]] : [],
  );
}
