import { useEffect, useEffectEvent } from 'react';
import { isBusyWith } from '#src/platform/update/busy.ts';
import { awayMs, idleMs, noteWork } from './activity.ts';

const LOOK_EVERY_MS = 500;
/** While one of these is under way nobody has to touch anything: the time begins after it (KIOSK-2). */
const AT_WORK = ['recording', 'sending'] as const;

/** Calls `onIdle` when nobody has been here for so long; not while `off`. */
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
 * Calls `onGone` when the page is seen again after nobody could have seen it for so long: the device slept, its screen was
 * off. Whoever looks at it now must not be asked in front of another's answers.
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
