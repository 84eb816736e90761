import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Closes what is open on Escape, and on a click or focus outside `area`. Escape returns the focus to `opener`. */
export function useDismiss(
  close: () => void,
  area: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  // Before the panel is visible, so that a click right after that is not missed.
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
