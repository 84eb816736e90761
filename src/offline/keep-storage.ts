import { useOutbox } from './outbox-store.ts';

let asked = false;

/** Asks the browser, once a page, not to evict what is kept here; its answer stands in `useOutbox` (offline.md rule 12). */
export async function keepStorage(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    useOutbox.setState({ persisted: await navigator.storage.persist() });
  } catch {
    useOutbox.setState({ persisted: false });
  }
}
