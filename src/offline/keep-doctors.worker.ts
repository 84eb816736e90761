import { allDoctors } from '#src/platform/api/doctors.ts';
import { deviceTime } from '#src/platform/clock.ts';
import { ask } from './queue/transact.ts';

/** The cache of src/platform/database.ts, whose library this worker does without; it counts ten for each version. */
const NAME = 'frontdesk-cache';
const VERSION = 10;
const STORES = ['directory', 'drafts'];
const LIST = 'doctors';

/**
 * Keeps the list of doctors where no page of this device has asked for it: whoever has only seen the landing page can
 * register without a network, too. A list that is there is left to the pages, which ask for a newer one whenever they are shown.
 */
export async function keepDoctors(): Promise<void> {
  const database = await openCache();
  try {
    if (await ask(directoryOf(database, 'readonly').getKey(LIST))) return;
    const answer = await allDoctors();
    if (!answer.ok) return;
    await ask(
      directoryOf(database, 'readwrite').put({
        name: LIST,
        doctors: answer.value.doctors,
        fetchedAt: deviceTime(),
      }),
    );
  } finally {
    database.close();
  }
}

function directoryOf(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction('directory', mode).objectStore('directory');
}

/** As a page would make it, where none has. */
function openCache(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      for (const store of STORES) request.result.createObjectStore(store, { keyPath: 'name' });
    });
    // A later build's, or a broken disk: the pages see to it.
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('success', () => {
      // A page of a later build may want to change it.
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
  });
}
