import type { PairedDevice, PinLock } from '#shared/contract/device/devices.ts';

/** A kiosk's PIN, derived and then sealed under a key of this browser (sealed-pin.ts). */
export type SealedPin = { readonly salt: string; readonly iterations: number; readonly sealed: string };
/** The same, or as versions before it kept it, until the next report. */
export type KeptPin = SealedPin | PinLock;

/** What this browser has been paired as; read synchronously, so that no first paint is wrong. */
export type ThisDevice = Omit<PairedDevice, 'settings'> & {
  readonly settings: Omit<PairedDevice['settings'], 'pin'> & { readonly pin?: KeptPin };
  readonly credential: string;
};

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

/**
 * Checked by hand, because the schema library would weigh more than all the rest of the first chunk. Only `keepDevice`
 * writes this value.
 */
function isDevice(value: unknown): value is ThisDevice {
  return typeof value === 'object' && value !== null && 'credential' in value && 'kind' in value && 'settings' in value;
}

function set(next: ThisDevice | null): void {
  device = next;
  for (const listener of listeners) listener();
}

/** What this browser has been paired as; null if it is not paired. */
export function deviceNow(): ThisDevice | null {
  return device;
}

/**
 * Notifies `listener` when this browser is paired or unpaired, in this tab or another. Returns the function that stops
 * it.
 */
export function onDevice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores what a pairing or a report has returned. */
export function keepDevice(next: ThisDevice): void {
  if (JSON.stringify(next) === JSON.stringify(device)) return;
  localStorage.setItem(STORED, JSON.stringify(next));
  set(next);
}

/** Unpairs this browser. The queue is not touched. */
export function forgetDevice(): void {
  localStorage.removeItem(STORED);
  set(null);
}

const doubts = new Set<() => void>();

/** The server no longer knows this device's credential: the reporter checks at once. */
export function doubtPairing(): void {
  for (const look of doubts) look();
}

/** Notifies `look` of a refused credential. Returns the function that stops it. */
export function onDoubtedPairing(look: () => void): () => void {
  doubts.add(look);
  return () => doubts.delete(look);
}

if (typeof addEventListener === 'function') {
  addEventListener('storage', (event) => {
    if ('key' in event && event.key === STORED) set(readStored());
  });
}
