import { useEffect, useState } from 'react';
import { useConnectivity } from '#src/offline/state/connectivity.ts';
import { useOutbox } from '#src/offline/state/outbox-store.ts';
import type { Lately } from './pill.ts';

const SHOWN_FOR_MS = 3000;
/** A check that takes no longer than this is not shown. */
const UNVERIFIED_AFTER_MS = 2000;

/** What to show for a moment: sent, back online, or not verified once that has lasted. */
export function useLately(): Lately {
  const [lately, setLately] = useState<Lately>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (what: Lately, afterMs: number) => {
      clearTimeout(timer);
      // If the device itself knows that it has no network, the next call will show it.
      timer = setTimeout(() => setLately(what === 'unverified' && !navigator.onLine ? undefined : what), afterMs);
    };
    const sayNow = (what: Lately) => {
      setLately(what);
      say(undefined, SHOWN_FOR_MS);
    };
    let wasOffline = false;
    const stopState = useConnectivity.subscribe(({ state }) => {
      if (state === 'unverified') say('unverified', UNVERIFIED_AFTER_MS);
      else if (state === 'online' && wasOffline) sayNow('online');
      else if (state === 'online') say(undefined, 0);
      wasOffline = state === 'offline' || (wasOffline && state === 'unverified');
    });
    const stopSent = useOutbox.subscribe(({ lastSentAt, changes }, before) => {
      // The first count of a page only says what was sent before.
      if (before.changes > 0 && changes > 0 && lastSentAt !== before.lastSentAt) sayNow('sent');
    });
    if (useConnectivity.getState().state === 'unverified') say('unverified', UNVERIFIED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stopState();
      stopSent();
    };
  }, []);
  return lately;
}
