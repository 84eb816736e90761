/** A smaller difference is the way there and back, and the header's whole seconds. */
const WORTH_MINDING_MS = 60_000;

let aheadMs = 0;

/** Learns from an answer's `Date` how far this device's clock is off. Another backend's may not be readable: it stays as it is. */
export function learnServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  aheadMs = Math.abs(difference) < WORTH_MINDING_MS ? 0 : difference;
}

/** The server's time in milliseconds, as far as it is known: the clocks of devices lie, those on staff's desks, too. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
