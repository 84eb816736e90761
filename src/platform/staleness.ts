import { useEffect, useEffectEvent } from 'react';

const CHANNEL = 'frontdesk-staff-changes';

/** Tells the other tabs of this browser that staff have changed something on the server, or have logged out. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls `refresh` when what is shown may be old: somebody has come back to this tab, or another one has changed something. */
export function useWhenStale(refresh: () => void): void {
  const refreshNow = useEffectEvent(refresh);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refreshNow();
    };
    const leave = new AbortController();
    const { signal } = leave;
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', () => refreshNow());
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('focus', look, { signal });
    return () => {
      channel.close();
      leave.abort();
    };
  }, []);
}
