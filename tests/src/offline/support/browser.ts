import 'fake-indexeddb/auto';
import { vi } from 'vitest';

/** What the queue asks of a browser beyond what Node has: an address, a document to be seen, window events. */
export function standInForBrowser(apiUrl: string): {
  document: EventTarget & { visibilityState: string };
  window: EventTarget;
} {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('location', new URL(apiUrl));
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('localStorage', memoryStorage());
  return { document, window };
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}
