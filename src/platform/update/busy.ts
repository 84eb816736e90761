import { useSyncExternalStore } from 'react';

const reasons = new Map<string, number>();
const listeners = new Set<() => void>();

/**
 * Says that a reload would lose something just now (a draft, a recording, a request in flight).
 * @returns takes it back; calling that twice counts once.
 */
export function markBusy(reason: string): () => void {
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  tell();
  let done = false;
  return () => {
    if (done) return;
    done = true;
    const left = (reasons.get(reason) ?? 1) - 1;
    if (left > 0) reasons.set(reason, left);
    else reasons.delete(reason);
    tell();
  };
}

/** True when this page may be reloaded without losing anything. */
export function safeToUpdate(): boolean {
  return reasons.size === 0;
}

/** The same, for a component. */
export function useSafeToUpdate(): boolean {
  return useSyncExternalStore(onBusy, safeToUpdate, () => true);
}

/** Whether this page is at such a work just now. */
export function isBusyWith(reason: string): boolean {
  return reasons.has(reason);
}

/** Hears of every change. Returns the way to stop. */
export function onBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
