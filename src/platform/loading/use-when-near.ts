import { useEffect, useState, type RefObject } from 'react';
import { afterNextFrame } from './after-next-frame.ts';

/** Half a window away. */
const NEAR = '50%';
const AT_LATEST_MS = 12_000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'];

/**
 * Whether somebody has come near this element, after which it stays so. A page that only lies open has nobody: the first
 * move, key or scroll has to have come. It counts as near after a while, too: a screen reader moves without any of these.
 */
export function useWhenNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (isNear || !node) return undefined;
    const come = () => setIsNear(true);
    const sight = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && come(), {
      rootMargin: NEAR,
    });
    const waiting = new AbortController();
    // The first sign of life is often a press, which is seen before the page looks around.
    const look = () => afterNextFrame(() => waiting.signal.aborted || sight.observe(node));
    for (const sign of SIGNS_OF_LIFE)
      addEventListener(sign, look, { signal: waiting.signal, once: true, passive: true });
    // Somebody has scrolled before the app ran.
    if (scrollY > 0) look();
    const timer = setTimeout(come, AT_LATEST_MS);
    return () => {
      waiting.abort();
      sight.disconnect();
      clearTimeout(timer);
    };
  }, [element, isNear]);
  return isNear;
}
