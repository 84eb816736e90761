import type { PairedDevice } from '#shared/contract/device/devices.ts';

/** What this browser is, once an administrator has paired it; read at once, so that no first paint is a wrong one. */
export type ThisDevice = PairedDevice & { readonly credential: string };

const STORED = 'frontdesk-device';
const listeners = new Set<() => void>();
let device = readStored();

function readStored(): ThisDevice | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    return isDevice(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** By hand: the schema library would weigh more than all of this in the first chunk. Only `keepDevice` writes it. */
function isDevice(value: unknown): value is ThisDevice {
  return typeof value === 'object' && value !== null && 'credential' in value && 'kind' in value && 'settings' in value;
}

function set(next: ThisDevice | null): void {
  device = next;
  for (const listener of listeners) listener();
}

/** What this browser has been paired as; null when it has not. */
export function deviceNow(): ThisDevice | null {
  return device;
}

/** Hears when this browser is paired or let go, in this tab or another. Returns the way to stop. */
export function onDevice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps what a pairing, or a report, has answered. */
export function keepDevice(next: ThisDevice): void {
  if (JSON.stringify(next) === JSON.stringify(device)) return;
  localStorage.setItem(STORED, JSON.stringify(next));
  set(next);
}

/** This browser is an ordinary one again. Nothing of the queue is touched. */
export function forgetDevice(): void {
  localStorage.removeItem(STORED);
  set(null);
}

const doubts = new Set<() => void>();

/** The server does not know this device's credential any more: whoever reports looks at once. */
export function doubtPairing(): void {
  for (const look of doubts) look();
}

/** Hears of a refused credential. Returns the way to stop. */
export function onDoubtedPairing(look: () => void): () => void {
  doubts.add(look);
  return () => doubts.delete(look);
}

if (typeof addEventListener === 'function') {
  addEventListener('storage', (event) => {
    if ('key' in event && event.key === STORED) set(readStored());
  });
}
