import 'fake-indexeddb/auto';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cacheDatabase, queueDatabase } from '#src/platform/store/database.ts';
import { DATABASES } from '#src/platform/indexed-db/databases.ts';
import { openCache, openQueueIfKept } from '#src/platform/indexed-db/open-database.ts';

const storesOf = (database: IDBDatabase) => [...database.objectStoreNames];

it('is opened in one folder only: elsewhere nobody knows a name or a version', () => {
  const openers = globSync('src/**/*.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes('indexedDB.open('),
  );
  expect(openers.toSorted()).toEqual([
    'src/platform/indexed-db/open-database.ts',
    // A part of the page, which can import nothing that stands in another file.
    'src/platform/loading/first-paint/read-ahead.ts',
  ]);
});

it('makes the cache as the library does, so that either may come first', async () => {
  const made = await openCache();
  expect(storesOf(made).toSorted()).toEqual(Object.keys(DATABASES.cache.stores).toSorted());
  await cacheDatabase.open();
  expect(cacheDatabase.backendDB().version).toBe(made.version);
  made.close();
  cacheDatabase.close();
});

it('makes no queue where none is kept, and finds the one that the library has made', async () => {
  await expect(openQueueIfKept()).rejects.toThrow();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASES.queue.name);
  await queueDatabase.open();
  const kept = await openQueueIfKept();
  expect(storesOf(kept).toSorted()).toEqual(Object.keys(DATABASES.queue.stores).toSorted());
  kept.close();
  queueDatabase.close();
});
