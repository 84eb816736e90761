/** The device's wall clock as an ISO instant, for people to read; the server orders by its own clock. */
export function deviceTime(): string {
  return new Date().toISOString();
}

/** Milliseconds that only increase while this page lives, whatever happens to the device's clock. */
export function monotonicMs(): number {
  return performance.now();
}
