import { DATABASES } from './databases.ts';

/** Dexie multiplies version numbers by ten. */
const STEPS_A_VERSION = 10;

/** Opens the queue's database if a page has created it, without creating it. The caller closes it. */
export function openQueueIfKept(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASES.queue.name);
  return opened(request, () => request.transaction?.abort());
}

/** Opens the cache database, creating it as Dexie would if it is missing. The caller closes it. */
export function openCache(): Promise<IDBDatabase> {
  const { name, version, stores } = DATABASES.cache;
  const request = indexedDB.open(name, version * STEPS_A_VERSION);
  return opened(request, () => {
    for (const [store, keyPath] of Object.entries(stores)) request.result.createObjectStore(store, { keyPath });
  });
}

/** The result of a request. */
export function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
  });
}

async function opened(request: IDBOpenDBRequest, upgrade: () => void): Promise<IDBDatabase> {
  request.addEventListener('upgradeneeded', upgrade);
  const database = await answerOf(request);
  // A page of a later build may want to upgrade it.
  database.addEventListener('versionchange', () => database.close());
  return database;
}
