import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Closes what is open on Escape, and on a press or a focus outside `area`. Escape gives the focus back to `opener`. */
export function useDismiss(
  close: () => void,
  area: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  // Before what is open can be seen: a press right after that is not missed.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) latestClose.current();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      latestClose.current();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', outside, { signal });
    document.addEventListener('focusin', outside, { signal });
    document.addEventListener('keydown', escape, { signal });
    return () => listening.abort();
  }, [area, opener]);
}
