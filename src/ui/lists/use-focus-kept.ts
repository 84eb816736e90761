import { useEffect, useRef, type RefObject } from 'react';

/**
 * When the focused element leaves the area (its row was deleted, nothing more to load), the area takes the focus, so
 * that the next Tab continues from there and not from the top of the page.
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
