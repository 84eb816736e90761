import { useEffect, useEffectEvent } from 'react';
import { isBusyWith } from '#src/platform/update/busy.ts';
import { awayMs, idleMs, noteWork } from '#src/platform/device/activity.ts';

const LOOK_EVERY_MS = 500;
/** While one of these is in progress nobody has to touch anything: the idle time starts after it (KIOSK-2). */
const AT_WORK = ['recording', 'sending'] as const;

/** Calls `onIdle` after that long without activity; not while `off`. */
export function useIdle(seconds: number, off: boolean, onIdle: () => void): void {
  const look = useEffectEvent(() => {
    if (AT_WORK.some((work) => isBusyWith(work))) noteWork();
    if (idleMs() >= seconds * 1000) onIdle();
  });
  useEffect(() => {
    if (off) return undefined;
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [off]);
}

/**
 * Calls `onGone` when the page is visible again after being invisible for that long: the device slept or its screen was
 * off. Whoever looks at it now must not see another person's answers.
 */
export function useGoneWhileAsleep(seconds: number, off: boolean, onGone: () => void): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && awayMs() >= seconds * 1000) onGone();
  });
  useEffect(() => {
    if (off) return undefined;
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [off]);
}
