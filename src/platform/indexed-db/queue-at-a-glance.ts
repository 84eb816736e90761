import { answerOf, openQueueIfKept } from './open-database.ts';

/** How many visits this browser keeps unsent, for a page that sends nothing itself; 0 where it has no queue. */
export async function countUnsent(): Promise<number> {
  try {
    return await inQueue('readonly', 'rows', async (rows) => {
      const keys = await answerOf(rows.index('visitId').getAllKeys());
      return Math.ceil(keys.length / 2);
    });
  } catch {
    return 0;
  }
}

/** The next ticket of this browser begins with a prefix of its own again. */
export async function forgetTicketPrefix(): Promise<void> {
  await inQueue('readwrite', 'counters', (counters) => answerOf(counters.delete('ticket')));
}

async function inQueue<Value>(
  mode: IDBTransactionMode,
  store: 'rows' | 'counters',
  work: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const database = await openQueueIfKept();
  try {
    return await work(database.transaction(store, mode).objectStore(store));
  } finally {
    database.close();
  }
}
