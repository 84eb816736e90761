import { useEffect, useRef, type RefObject } from 'react';

/**
 * When what had the focus leaves the area (its row was deleted, there is no more to load), the area takes it, and the next
 * Tab goes on from there. Otherwise whoever uses the keyboard would begin anew at the top of the page.
 */
export function useFocusKept(): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const node = area.current;
    if (node === null) return undefined;
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const watch = new MutationObserver(() => {
      if (!(last instanceof Element) || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) node.focus({ preventScroll: true });
    });
    node.addEventListener('focusin', remember);
    watch.observe(node, { childList: true, subtree: true });
    return () => {
      node.removeEventListener('focusin', remember);
      watch.disconnect();
    };
  }, []);
  return area;
}
