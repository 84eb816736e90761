import { queueConnection } from '#src/platform/indexed-db/queue-connection.ts';
import type { QueueStore } from '#src/platform/indexed-db/databases.ts';
import { NoAnswer } from '#shared/within.ts';

/** `strict`: resolves when it is on disk. `relaxed`: a power cut may undo it, and then it is done again. */
export type Durability = 'strict' | 'relaxed';

/** A working disk never takes longer for the few rows of one transaction. */
const ENDS_WITHIN_MS = 10_000;

/** A store of the queue's database, inside a transaction. */
export type Store = (name: QueueStore) => IDBObjectStore;

/**
 * Runs `work` in one transaction on the queue's database, without Dexie, because a drain makes thousands of requests. A
 * transaction that never ends is aborted and fails.
 * @param work may wait for requests of its own transaction only.
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
      // It has already ended.
      .catch(() => undefined);
  });
}

/** If it is already ending, there is nothing to abort. */
function takeBack(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The result of a request in a transaction. A failed request aborts the transaction, which reports it. */
export function ask<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve) => {
    request.addEventListener('success', () => resolve(request.result));
  });
}
