import { useSyncExternalStore } from 'react';

const reasons = new Map<string, number>();
const listeners = new Set<() => void>();

/**
 * Marks that a reload would lose something right now (a draft, a recording, a request in flight).
 * @returns undoes it; calling it twice counts once
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

/** True if this page may be reloaded without losing anything. */
export function safeToUpdate(): boolean {
  return reasons.size === 0;
}

/** The same, for a component. */
export function useSafeToUpdate(): boolean {
  return useSyncExternalStore(onBusy, safeToUpdate, () => true);
}

/** Whether this page is busy with that work. */
export function isBusyWith(reason: string): boolean {
  return reasons.has(reason);
}

/** Notifies `listener` of every change. Returns the function that stops it. */
export function onBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
