const AT_LATEST_MS = 2000;

/**
 * Runs `work` once the browser has nothing better to do, at the latest after 2 s. Safari has no requestIdleCallback
 * and waits a fixed moment instead.
 * @returns calls it off.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(idle);
}
