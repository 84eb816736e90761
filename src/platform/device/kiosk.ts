import { useSyncExternalStore } from 'react';
import { deviceNow, onDevice } from './device.ts';

/** Whether staff have left kiosk mode with their PIN in this tab, until they return to it or reload the page. */
let left = false;
const listeners = new Set<() => void>();

function setLeft(next: boolean): void {
  left = next;
  for (const listener of listeners) listener();
}

/** Whether this browser is a paired kiosk used by patients. */
export function isKioskMode(): boolean {
  return !left && deviceNow()?.kind === 'kiosk';
}

/** The same, for a component. */
export function useKioskMode(): boolean {
  return useSyncExternalStore(listen, isKioskMode, () => false);
}

/** Opens the rest of the product on this device; only after the PIN or the pairing. */
export function leaveKioskMode(): void {
  setLeft(true);
}

export function enterKioskMode(): void {
  setLeft(false);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onDevice(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
