/** Calls when the page may have come back to life: seen again, focused, online, or out of the back/forward cache. */
export function wakeWhenSeen(wake: () => void, signal: AbortSignal): void {
  for (const event of ['online', 'focus', 'pageshow']) addEventListener(event, wake, { signal });
  // Out of sight, too: it costs nothing there.
  document.addEventListener('visibilitychange', wake, { signal });
}
