import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenAlerts, StaffAlert } from '#shared/contract/device/alerts.ts';
import { staffAlerts } from '#src/platform/api/device/alerts.ts';
import { useLive } from '#src/platform/live/use-live.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';

const EVERY_MS = 5000;
const LONGEST_MS = 60_000;
const NOBODY: Pick<Alerts, 'alerts' | 'open'> = { alerts: [], open: { paired: 0, ownDevice: 0 } };

export type Alerts = {
  readonly alerts: readonly StaffAlert[];
  /** How many wait, listed or not. */
  readonly open: OpenAlerts;
  /** The last look came to nothing: what is shown may be old. */
  readonly stale: boolean;
  /** Looks now, as after an acknowledgement. */
  readonly look: () => void;
};

/**
 * The calls for help, asked for as soon as the stream says that something has changed, and every 5 s while the page is seen; after a failure the pause doubles, up to a minute.
 * Another backend than ours has none, and nobody signed in sees none.
 */
export function useAlerts(): Alerts {
  const [found, setFound] = useState(NOBODY);
  const [stale, setStale] = useState(false);
  const lookNow = useRef<() => void>(undefined);

  /** @returns how long to wait before the next look. */
  const lookOnce = useEffectEvent(async (signal: AbortSignal, before: number): Promise<number> => {
    if (document.visibilityState !== 'visible' || !isOurs()) return EVERY_MS;
    const answer = await staffAlerts(signal);
    if (signal.aborted) return EVERY_MS;
    if (answer.ok) {
      setFound({ alerts: answer.value.alerts, open: answer.value.open ?? countOpen(answer.value.alerts) });
      setStale(false);
      return EVERY_MS;
    }
    const shut = answer.problem.kind === 'refused' && [401, 403].includes(answer.problem.status);
    if (shut) setFound(NOBODY);
    setStale(!shut);
    return Math.min(LONGEST_MS, before * 2);
  });

  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const go = async (before: number): Promise<void> => {
      clearTimeout(timer);
      const wait = await lookOnce(controller.signal, before);
      clearTimeout(timer);
      if (!controller.signal.aborted) timer = setTimeout(() => void go(wait), wait);
    };
    lookNow.current = () => void go(EVERY_MS);
    lookNow.current();
    const onSeen = () => {
      if (document.visibilityState === 'visible') void go(EVERY_MS);
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, []);

  useLive(() => lookNow.current?.());
  return { ...found, stale, look: () => lookNow.current?.() };
}

/** For a server of an earlier build, which does not say. */
function countOpen(alerts: readonly StaffAlert[]): OpenAlerts {
  const open = alerts.filter(({ acknowledgedAt }) => !acknowledgedAt);
  const ownDevice = open.filter(({ isOwnDevice }) => isOwnDevice).length;
  return { paired: open.length - ownDevice, ownDevice };
}
