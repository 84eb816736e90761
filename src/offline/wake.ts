/** Calls when the page may have come back to life: seen again, focused, online, or out of the back/forward cache. */
export function wakeWhenSeen(wake: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const whenVisible = () => {
    if (document.visibilityState === 'visible') wake();
  };
  for (const event of ['online', 'focus', 'pageshow']) globalThis.addEventListener(event, wake, { signal });
  document.addEventListener('visibilitychange', whenVisible, { signal });
  return () => stopped.abort();
}
