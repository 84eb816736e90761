import { useOutbox } from '#src/offline/state/outbox-store.ts';

const LEAST_BYTES_LEFT = 50 * 1024 * 1024;

let persisted: Promise<boolean> | undefined;

/**
 * Once per page, asks the browser not to evict our storage; each time, asks how much space is left. The answers are in
 * `useOutbox` (OFF-9).
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
    // This browser does not say, so nothing is known.
  }
  useOutbox.setState({ persisted: isKept, lowSpace: left < LEAST_BYTES_LEFT });
}
