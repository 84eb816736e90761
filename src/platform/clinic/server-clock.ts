/** Smaller differences come from the round trip and from the header's whole seconds. */
const WORTH_MINDING_MS = 60_000;

let aheadMs = 0;

/**
 * Learns from a response's `Date` header how far this device's clock is off. If another backend's header is not
 * readable, nothing changes.
 */
export function learnServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  aheadMs = Math.abs(difference) < WORTH_MINDING_MS ? 0 : difference;
}

/**
 * The server's time in milliseconds, as far as it is known, because device clocks are often wrong, on staff's desks
 * too.
 */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
