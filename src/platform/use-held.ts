import { useState } from 'react';

const ENDS = ['pointerup', 'pointercancel', 'keyup'];

/**
 * Whether somebody is in the middle of a press. Spread `hold` on a button that will be replaced: taken away between
 * pressing down and letting go, it would be pressed by nobody.
 */
export function useHeld() {
  const [isHeld, setHeld] = useState(false);
  const begin = () => {
    setHeld(true);
    // The click comes right after.
    const end = () => void setTimeout(() => setHeld(false));
    for (const event of ENDS) addEventListener(event, end, { once: true });
  };
  return { isHeld, hold: { onPointerDown: begin, onKeyDown: begin } };
}
