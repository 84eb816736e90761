import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'frontdesk-motion';
const listeners = new Set<() => void>();
let paused = false;

function apply(next: boolean): void {
  paused = next;
  document.documentElement.dataset['motion'] = next ? 'paused' : 'running';
  for (const listener of listeners) listener();
}

/** Takes up what this device chose before. Call once, before the first render. */
export function startMotion(): void {
  try {
    apply(localStorage.getItem(STORAGE_KEY) === 'paused');
  } catch {
    apply(false);
  }
}

/** Stops or starts the drifting background and remembers it on this device (WCAG 2.2.2). */
export function setMotionPaused(next: boolean): void {
  apply(next);
  try {
    localStorage.setItem(STORAGE_KEY, next ? 'paused' : 'running');
  } catch {
    // Storage is refused in some private windows: the choice then holds for this page only.
  }
}

/** Whether the visitor has stopped the motion. */
export function useMotionPaused(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => paused,
    () => false,
  );
}

/** Whether nothing should move: the visitor has stopped it, or the device asks for it. */
export function isMotionUnwanted(): boolean {
  return paused || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
