import { useEffect, useState } from 'react';

const ENDS = ['pointerup', 'pointercancel', 'keyup'];

/** The build also renders the page, and nobody clicks there. */
const isPressing = (): boolean => typeof document !== 'undefined' && document.querySelector('button:active') !== null;

/**
 * Whether a click is in progress. Spread `hold` on a button that will be replaced: a button removed between pointer
 * down and up never gets its click. A press that began before the app was running counts too.
 */
export function useHeld() {
  const [isHeld, setHeld] = useState(isPressing);
  useEffect(() => {
    if (!isHeld) return undefined;
    const ended = new AbortController();
    // The click follows immediately.
    const end = () => void setTimeout(() => setHeld(false));
    for (const event of ENDS) addEventListener(event, end, { signal: ended.signal, once: true });
    // It may have ended before anybody listened.
    if (!isPressing()) end();
    return () => ended.abort();
  }, [isHeld]);
  const begin = () => setHeld(true);
  return { isHeld, hold: { onPointerDown: begin, onKeyDown: begin } };
}
