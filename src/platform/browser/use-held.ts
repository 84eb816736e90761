import { useEffect, useState } from 'react';

const ENDS = ['pointerup', 'pointercancel', 'keyup'];

/** The build draws the page, too, where nobody presses anything. */
const isPressing = (): boolean => typeof document !== 'undefined' && document.querySelector('button:active') !== null;

/**
 * Whether somebody is in the middle of a press. Spread `hold` on a button that will be replaced: taken away between
 * pressing down and letting go, it would be pressed by nobody. A press that began before the app stood behind the page
 * counts, too.
 */
export function useHeld() {
  const [isHeld, setHeld] = useState(isPressing);
  useEffect(() => {
    if (!isHeld) return undefined;
    const ended = new AbortController();
    // The click comes right after.
    const end = () => void setTimeout(() => setHeld(false));
    for (const event of ENDS) addEventListener(event, end, { signal: ended.signal, once: true });
    // It may have ended before anybody listened.
    if (!isPressing()) end();
    return () => ended.abort();
  }, [isHeld]);
  const begin = () => setHeld(true);
  return { isHeld, hold: { onPointerDown: begin, onKeyDown: begin } };
}
