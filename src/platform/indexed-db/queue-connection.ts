/** How the queue's database is opened: by a page through its library (database.ts), by the service worker without it. */
let connect: () => Promise<IDBDatabase>;

export function connectQueue(opening: typeof connect): void {
  connect = opening;
}

/** The open database of the queue. */
export async function queueConnection(): Promise<IDBDatabase> {
  return connect();
}
