import type { KeptPin } from '#src/platform/device/device.ts';
import { fitsPin } from '#src/platform/store/sealed-pin.ts';

const STORED = 'frontdesk-pin-tries';
const MOST_TRIES = 5;
const FIRST_LOCK_MS = 30_000;
/** Each further lock is twice as long, up to 16 minutes, so that trying all four-digit PINs takes weeks. */
const MOST_DOUBLINGS = 5;

/** The number of failed attempts since the last success, in total, and when the lock ends. */
type Tries = { readonly failed: number; readonly lockedUntil: number };

/** Stored across reloads, because reloading the page must not give five more attempts. */
function read(): Tries {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    if (typeof kept === 'object' && kept && 'failed' in kept && 'lockedUntil' in kept)
      return { failed: Number(kept.failed), lockedUntil: Number(kept.lockedUntil) };
  } catch {
    // Nothing readable: start again.
  }
  return { failed: 0, lockedUntil: 0 };
}

function lockAfter(failed: number): number {
  return FIRST_LOCK_MS * 2 ** Math.min(MOST_DOUBLINGS, failed / MOST_TRIES - 1);
}

/** Milliseconds until the next attempt; a clock that was set back cannot extend it. */
export function lockedMs(): number {
  const { failed, lockedUntil } = read();
  return Math.min(lockAfter(failed), Math.max(0, lockedUntil - Date.now()));
}

export type PinAnswer =
  | { readonly kind: 'right' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'wrong'; readonly left: number };

/**
 * Checks a PIN on the device itself, so that staff can leave offline: five attempts, then a lock of 30 s, a minute, two
 * …
 */
export async function checkPin(typed: string, pin: KeptPin | undefined): Promise<PinAnswer> {
  if (lockedMs() > 0) return { kind: 'locked' };
  if (pin !== undefined && (await fitsPin(typed, pin))) {
    localStorage.removeItem(STORED);
    return { kind: 'right' };
  }
  const failed = read().failed + 1;
  const isOut = failed % MOST_TRIES === 0;
  const tries: Tries = { failed, lockedUntil: isOut ? Date.now() + lockAfter(failed) : 0 };
  localStorage.setItem(STORED, JSON.stringify(tries));
  return isOut ? { kind: 'locked' } : { kind: 'wrong', left: MOST_TRIES - (failed % MOST_TRIES) };
}
