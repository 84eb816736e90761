/** Calls when the page may have come back to life: seen again, focused, online, or out of the back/forward cache. */
export function wakeWhenSeen(wake: () => void, signal: AbortSignal): void {
  const whenVisible = () => {
    if (document.visibilityState === 'visible') wake();
  };
  for (const event of ['online', 'focus', 'pageshow']) addEventListener(event, wake, { signal });
  document.addEventListener('visibilitychange', whenVisible, { signal });
}
