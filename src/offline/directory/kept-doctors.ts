import { answerOf, openCache } from '#src/platform/indexed-db/open-database.ts';
import type { KeptDoctors } from '#src/platform/loading/first-paint/read-ahead.ts';
import { NoAnswer, within } from '#shared/within.ts';

/** The key of the one record that holds the list of doctors. */
export const LIST = 'doctors';

/** The store that holds the list as one record, in its own transaction. */
export function directoryOf(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction('directory', mode).objectStore('directory');
}

let ahead: KeptDoctors | undefined;
void globalThis.doctorsAhead?.then((list) => {
  ahead = list;
});

/** The list that the page has already read ahead, if it has arrived; works once. */
export function takeDoctorsReadAhead(): KeptDoctors | undefined {
  const list = ahead;
  ahead = undefined;
  return list;
}

/** Nobody should look at a spinner for longer for a list that the server has too. */
const READS_WITHIN_MS = 1500;
let isSilent = false;

/** False once the disk has left a read unanswered: this page does not wait for it again. */
export function answersHere(): boolean {
  return !isSilent;
}

/** The stored list, immediately and without the network; undefined if there is none, or no disk to read. */
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
