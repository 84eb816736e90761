/**
 * Calls `wake` when the page may have come back to life: visible again, focused, online, or restored from the
 * back/forward cache.
 */
export function wakeWhenSeen(wake: () => void, signal: AbortSignal): void {
  for (const event of ['online', 'focus', 'pageshow']) addEventListener(event, wake, { signal });
  // Also while hidden: there it costs nothing.
  document.addEventListener('visibilitychange', wake, { signal });
}
