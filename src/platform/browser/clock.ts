/** The device's wall clock as an ISO instant. For people to read; the server orders by its own. */
export function deviceTime(): string {
  return new Date().toISOString();
}

/** Milliseconds that only go forward while this page lives, whatever happens to the device's clock. */
export function monotonicMs(): number {
  return performance.now();
}
