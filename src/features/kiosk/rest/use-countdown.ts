import { useEffect, useEffectEvent, useState } from 'react';
import { monotonicMs } from '#src/platform/browser/clock.ts';

const LOOK_EVERY_MS = 250;

/**
 * Counts down from `seconds` and then calls `onOver` once.
 * @param beganAt when the time started, by the page's own clock; read at every tick, so that a touch can restart it
 * @returns the remaining whole seconds
 */
export function useCountdown(seconds: number, onOver: () => void, beganAt?: () => number): number {
  const [left, setLeft] = useState(seconds);
  const [shownAt] = useState(monotonicMs);
  const look = useEffectEvent((): boolean => {
    const since = Math.max(shownAt, beganAt?.() ?? shownAt);
    const remaining = Math.max(0, seconds - Math.floor((monotonicMs() - since) / 1000));
    setLeft(remaining);
    return remaining === 0;
  });
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!look()) return;
      clearInterval(timer);
      over();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return left;
}
