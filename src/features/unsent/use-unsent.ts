import { useEffect, useState } from 'react';
import { useOutbox } from '#src/offline/state/outbox-store.ts';
import { type UnsentVisit, unsentVisits } from '#src/offline/outbox/unsent.ts';

export type Unsent = {
  /** Undefined until it has been read for the first time. */
  readonly visits: readonly UnsentVisit[] | undefined;
  readonly failed: boolean;
};

/** What is stored on this device: read again whenever the queue has changed. */
export function useUnsent(): Unsent {
  const [unsent, setUnsent] = useState<Unsent>({ visits: undefined, failed: false });
  useEffect(() => {
    let current = true;
    const read = () => {
      unsentVisits().then(
        (visits) => current && setUnsent({ visits, failed: false }),
        () => current && setUnsent({ visits: undefined, failed: true }),
      );
    };
    const stop = useOutbox.subscribe(({ changes }, before) => {
      if (changes !== before.changes) read();
    });
    read();
    return () => {
      current = false;
      stop();
    };
  }, []);
  return unsent;
}
