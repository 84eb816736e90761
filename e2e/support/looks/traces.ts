import type { Page } from '@playwright/test';

/**
 * Everything this browser still knows, as one text: what is on the page, its address and history, every storage, the
 * bodies of every cache, the clipboard, what waits to be spoken or notified, and what was measured. The queue's database
 * is looked through, too: its rows must hold nothing readable.
 */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: string[] = [document.documentElement.outerHTML, location.href, JSON.stringify(history.state)];
    for (const field of document.querySelectorAll('input, textarea')) {
      if ('value' in field) found.push(String(field.value));
    }
    const inShadow = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot === null) continue;
        found.push(element.shadowRoot.innerHTML);
        inShadow(element.shadowRoot);
      }
    };
    inShadow(document);
    found.push(document.title, document.referrer, document.cookie, window.name, String(getSelection()));
    found.push(
      performance
        .getEntries()
        .map(({ name }) => name)
        .join(' '),
    );
    found.push(
      navigation
        .entries()
        .map(({ url }) => url)
        .join(' '),
      JSON.stringify(navigation.currentEntry?.getState()),
    );
    found.push(await navigator.clipboard.readText().catch(() => ''));
    if (speechSynthesis.speaking || speechSynthesis.pending) found.push('speaking');
    const worker = await navigator.serviceWorker.getRegistration();
    for (const { title, body } of (await worker?.getNotifications()) ?? []) found.push(title, body);
    for (const storage of [localStorage, sessionStorage]) found.push(JSON.stringify(Object.entries(storage)));
    const readable = (value: unknown): unknown => {
      if (value instanceof ArrayBuffer) return new TextDecoder().decode(value);
      return ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : value;
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error ?? new Error('closed')));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const asking = database.transaction(store).objectStore(store).getAll();
          asking.addEventListener('success', () => resolve(asking.result));
        });
        found.push(
          `${name}/${store}`,
          JSON.stringify(rows, (_key, value) => readable(value)),
        );
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found.push(request.url);
        // The speech engine's files and the recordings are 20 MB and come from the build.
        if (/^\/speech\/|\.mp3$/.test(new URL(request.url).pathname)) continue;
        const kept = await cache.match(request);
        found.push((await kept?.text()) ?? '');
      }
    }
    return found.join('\n');
  });
}

/** How many drafts are kept over a reload. */
export async function keptDrafts(page: Page): Promise<number> {
  return (await draftTimes(page)).length;
}

/** When each of the drafts kept over a reload was written. */
export async function draftTimes(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('frontdesk-cache');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('closed')));
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('drafts').objectStore('drafts').getAll();
          asking.addEventListener('success', () => {
            opening.result.close();
            resolve(asking.result.map(({ savedAt }: { savedAt: string }) => Date.parse(savedAt)));
          });
        });
      }),
  );
}

/** How often each of the words stands in the JavaScript heap after a collection. A figure to look at: nothing promises 0. */
export async function inTheHeap(page: Page, words: readonly string[]): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot');
  await session.detach();
  const heap = chunks.join('');
  return Object.fromEntries(words.map((word) => [word, heap.split(word).length - 1]));
}
