import { useEffect, useEffectEvent } from 'react';
import { isBusyWith } from '#src/platform/busy.ts';
import { idleMs, noteActivity } from './activity.ts';

const LOOK_EVERY_MS = 500;
/** While one of these is under way nobody has to touch anything: the time begins after it (ux.md row 2). */
const AT_WORK = ['recording', 'sending'] as const;

/** Calls `onIdle` when nobody has been here for so long; not while `off`. */
export function useIdle(seconds: number, off: boolean, onIdle: () => void): void {
  const look = useEffectEvent(() => {
    if (AT_WORK.some((work) => isBusyWith(work))) noteActivity();
    else if (idleMs() >= seconds * 1000) onIdle();
  });
  useEffect(() => {
    if (off) return undefined;
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [off]);
}
