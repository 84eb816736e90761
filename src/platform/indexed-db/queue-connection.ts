/** How to open the queue's database: a page uses Dexie (database.ts), the service worker does not. */
let connect: () => Promise<IDBDatabase>;

export function connectQueue(opening: typeof connect): void {
  connect = opening;
}

/** The open database of the queue. */
export async function queueConnection(): Promise<IDBDatabase> {
  return connect();
}
