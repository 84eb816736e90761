const AT_LATEST_MS = 2000;

/**
 * Runs `work` when the browser is idle, after 2 s at the latest. Safari has no requestIdleCallback and waits a fixed
 * time instead.
 * @returns cancels it.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(idle);
}
