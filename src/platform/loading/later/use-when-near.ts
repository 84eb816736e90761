import { useEffect, useState, type RefObject } from 'react';
import { afterNextFrame } from '../press/after-next-frame.ts';

/** Half a window away. */
const NEAR = '50%';
const AT_LATEST_MS = 12_000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'];

/**
 * Whether the visitor has come near this element; then it stays true. An untouched page counts as having no visitor:
 * there must first be a pointer move, key press or scroll. After a while it counts as near anyway, because a screen
 * reader causes none of these.
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
    // The first interaction is often a click, which should be handled before this work.
    const look = () => afterNextFrame(() => waiting.signal.aborted || sight.observe(node));
    for (const sign of SIGNS_OF_LIFE)
      addEventListener(sign, look, { signal: waiting.signal, once: true, passive: true });
    // Somebody scrolled before the app ran.
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
