import { queueConnection } from '#src/platform/indexed-db/queue-connection.ts';
import type { QueueStore } from '#src/platform/indexed-db/databases.ts';
import { NoAnswer } from '#shared/within.ts';

/** `strict`: over when the disk has it. `relaxed`: a power cut may undo it, and then it is done again. */
export type Durability = 'strict' | 'relaxed';

/** No disk that works takes longer for the few rows of one transaction. */
const ENDS_WITHIN_MS = 10_000;

/** A store of the queue's database, inside a transaction. */
export type Store = (name: QueueStore) => IDBObjectStore;

/**
 * Does `work` in one transaction over the queue, with no library in between: a drain makes thousands of requests.
 * One that never ends is taken back and has failed.
 * @param work may wait for the requests of its own transaction and for nothing else.
 */
export async function transact<T>(work: (store: Store) => Promise<T>, durability: Durability = 'relaxed'): Promise<T> {
  const database = await queueConnection();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([...database.objectStoreNames], 'readwrite', { durability });
    const worked = work((name) => transaction.objectStore(name));
    const giveUp = setTimeout(() => {
      reject(new NoAnswer('a transaction without an end'));
      takeBack(transaction);
    }, ENDS_WITHIN_MS);
    transaction.addEventListener('complete', () => {
      clearTimeout(giveUp);
      resolve(worked);
    });
    transaction.addEventListener('abort', () => {
      clearTimeout(giveUp);
      reject(transaction.error);
    });
    worked
      .then(
        () => transaction.commit(),
        (error: unknown) => {
          reject(error);
          takeBack(transaction);
        },
      )
      // It has ended by itself already.
      .catch(() => undefined);
  });
}

/** Where it is ending by itself already, there is nothing to take back. */
function takeBack(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** What a request of a transaction has brought. One that fails ends the transaction, which tells of it. */
export function ask<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve) => {
    request.addEventListener('success', () => resolve(request.result));
  });
}
