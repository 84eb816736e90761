import { queueConnection } from '#src/platform/queue-connection.ts';

/** Whoever holds it sends; whoever wants to send waits for it. */
export const LOCK = 'frontdesk-outbox';

const STORES = ['rows', 'visits', 'counters', 'keys'] as const;

/** A store of the queue's database, inside a transaction. */
export type Store = (name: (typeof STORES)[number]) => IDBObjectStore;

/**
 * Does `work` in one transaction over the queue, with no library in between: a drain makes thousands of requests.
 * @param durability `strict`: over when the disk has it. `relaxed`: a power cut may undo it, and then it is done again.
 * @param work may wait for the requests of its own transaction and for nothing else.
 */
export async function transact<T>(durability: 'strict' | 'relaxed', work: (store: Store) => Promise<T>): Promise<T> {
  const database = await queueConnection();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORES, 'readwrite', { durability });
    let failure: unknown;
    const worked = work((name) => transaction.objectStore(name));
    transaction.addEventListener('complete', () => resolve(worked));
    transaction.addEventListener('abort', () => reject(transaction.error ?? failure));
    worked
      .then(
        () => transaction.commit(),
        (error: unknown) => {
          failure = error;
          transaction.abort();
        },
      )
      // It has ended by itself already.
      .catch(() => undefined);
  });
}

/** What a request of a transaction has brought. */
export function ask<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
