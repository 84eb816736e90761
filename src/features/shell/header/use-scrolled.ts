import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled by more than `limitPx` (PAGE-4: the header turns white past 10 px). */
export function useScrolled(limitPx: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > limitPx,
    () => false,
  );
}
