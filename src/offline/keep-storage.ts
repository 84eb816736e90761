import { useOutbox } from './outbox-store.ts';

const LEAST_BYTES_LEFT = 50 * 1024 * 1024;

let persisted: Promise<boolean> | undefined;

/**
 * Asks the browser, once a page, not to evict what is kept here, and each time how much room is left; the answers stand
 * in `useOutbox` (offline.md rule 12).
 */
export async function keepStorage(): Promise<void> {
  try {
    persisted ??= navigator.storage.persist();
    useOutbox.setState({ persisted: await persisted });
  } catch {
    useOutbox.setState({ persisted: false });
  }
  try {
    const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
    useOutbox.setState({ lowSpace: quota - usage < LEAST_BYTES_LEFT });
  } catch {
    // A browser that does not tell how much room there is: nothing can be said of it.
  }
}
