import type { KeptDoctors } from '#src/platform/loading/read-ahead.ts';
import { NoAnswer, within } from '#shared/within.ts';

/**
 * The cache of src/platform/store/database.ts without its library, which counts ten for each version: what reads the list
 * here is wanted before that library is there, or where it never is.
 */
const NAME = 'frontdesk-cache';
const VERSION = 10;
const STORES = ['directory', 'drafts'];

/** The name of the one record that is the list of doctors. */
export const LIST = 'doctors';

/** Opens the cache, made as a page would make it where none has. Close it again. */
export function openCache(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      for (const store of STORES) request.result.createObjectStore(store, { keyPath: 'name' });
    });
    // A later build's, or a broken disk: the library sees to it.
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('success', () => {
      // A page of a later build may want to change it.
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
  });
}

/** What a request has brought. */
export function ask<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

/** The store whose one record is the list, in a transaction of its own. */
export function directoryOf(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction('directory', mode).objectStore('directory');
}

let ahead: KeptDoctors | undefined;
void globalThis.doctorsAhead?.then((list) => {
  ahead = list;
});

/** The list that the page itself has read ahead, if it is there already; once. */
export function takeDoctorsReadAhead(): KeptDoctors | undefined {
  const list = ahead;
  ahead = undefined;
  return list;
}

/** Longer than this nobody looks at a spinner for a list that the server has, too. */
const READS_WITHIN_MS = 1500;
let isSilent = false;

/** False once the disk has left a reading without an answer: this page does not wait for it again. */
export function answersHere(): boolean {
  return !isSilent;
}

/** The list kept from the last time, at once and without the network; undefined where there is none, or no disk to read. */
export async function keptDoctors(): Promise<KeptDoctors | undefined> {
  if (isSilent) return undefined;
  try {
    return await within(READS_WITHIN_MS, readKept());
  } catch (error) {
    isSilent = error instanceof NoAnswer;
    return undefined;
  }
}

async function readKept(): Promise<KeptDoctors | undefined> {
  const database = await openCache();
  try {
    const kept: KeptDoctors | undefined = await ask(directoryOf(database, 'readonly').get(LIST));
    return kept && { doctors: kept.doctors, fetchedAt: kept.fetchedAt };
  } finally {
    database.close();
  }
}
