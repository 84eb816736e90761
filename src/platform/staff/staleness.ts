import { useEffect, useEffectEvent } from 'react';

const CHANNEL = 'frontdesk-staff-changes';
const TAB = `${Math.random()}`;

/** Tells every tab of this browser, this one included, that staff have changed something on the server. */
export function tellEveryTab(): void {
  tell(null);
}

/** Tells the other tabs of this browser that staff have logged out. */
export function tellOtherTabs(): void {
  tell(TAB);
}

function tell(except: string | null): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(except);
  channel.close();
}

/**
 * Calls `refresh` when the data shown may be stale: somebody has returned to this tab, or another tab has changed
 * something.
 */
export function useWhenStale(refresh: () => void): void {
  const refreshNow = useEffectEvent(refresh);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refreshNow();
    };
    const leave = new AbortController();
    const { signal } = leave;
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }) => {
      if (data !== TAB) refreshNow();
    });
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('focus', look, { signal });
    return () => {
      channel.close();
      leave.abort();
    };
  }, []);
}
