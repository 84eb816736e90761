import { useOutbox } from '#src/offline/state/outbox-store.ts';

const LEAST_BYTES_LEFT = 50 * 1024 * 1024;

let persisted: Promise<boolean> | undefined;

/**
 * Asks the browser, once a page, not to evict what is kept here, and each time how much room is left; the answers stand
 * in `useOutbox` (OFF-9).
 */
export async function keepStorage(): Promise<void> {
  let isKept = false;
  let left = Infinity;
  try {
    persisted ??= navigator.storage.persist();
    isKept = await persisted;
    const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
    left = quota - usage;
  } catch {
    // A browser that does not tell: nothing can be said of it.
  }
  useOutbox.setState({ persisted: isKept, lowSpace: left < LEAST_BYTES_LEFT });
}
