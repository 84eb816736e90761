import { useEffect, type RefObject } from 'react';

/**
 * Calls `leave` when the element stops being rendered although it stays mounted, as in a tab's panel, so that nobody is
 * recorded by something they no longer see. Scrolling it out of view does not count.
 */
export function useLeaveWhenHidden(element: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const observer = new IntersectionObserver(() => {
      if (watched.getClientRects().length === 0) leave();
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, leave]);
}
