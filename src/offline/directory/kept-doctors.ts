import { answerOf, openCache } from '#src/platform/indexed-db/open-database.ts';
import type { KeptDoctors } from '#src/platform/loading/read-ahead.ts';
import { NoAnswer, within } from '#shared/within.ts';

/** The name of the one record that is the list of doctors. */
export const LIST = 'doctors';

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
    const kept: KeptDoctors | undefined = await answerOf(directoryOf(database, 'readonly').get(LIST));
    return kept && { doctors: kept.doctors, fetchedAt: kept.fetchedAt };
  } finally {
    database.close();
  }
}
