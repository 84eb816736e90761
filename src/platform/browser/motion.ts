import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'frontdesk-motion';
const listeners = new Set<() => void>();
let paused = false;

function apply(next: boolean): void {
  paused = next;
  document.documentElement.dataset['motion'] = next ? 'paused' : 'running';
  for (const listener of listeners) listener();
}

/** Applies what was chosen on this device before. Call once, before the first render. */
export function startMotion(): void {
  try {
    apply(localStorage.getItem(STORAGE_KEY) === 'paused');
  } catch {
    apply(false);
  }
}

/** Stops or resumes the drifting background and remembers the choice on this device (WCAG 2.2.2). */
export function setMotionPaused(next: boolean): void {
  apply(next);
  try {
    localStorage.setItem(STORAGE_KEY, next ? 'paused' : 'running');
  } catch {
    // Some private windows block storage: the choice then applies to this page only.
  }
}

/** Whether the visitor has paused motion. */
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

/** Whether nothing should move: the visitor has paused motion, or the device asks for reduced motion. */
export function isMotionUnwanted(): boolean {
  return paused || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
