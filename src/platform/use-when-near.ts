import { useEffect, useState, type RefObject } from 'react';

/** Half a window away. */
const NEAR = '50%';
const AT_LATEST_MS = 4000;

/**
 * Whether somebody has come near this element, after which it stays so. It counts as near after a few seconds, too: who
 * reads a page to them, or looks for something in it, does not scroll.
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
    sight.observe(node);
    const timer = setTimeout(come, AT_LATEST_MS);
    return () => {
      sight.disconnect();
      clearTimeout(timer);
    };
  }, [element, isNear]);
  return isNear;
}
