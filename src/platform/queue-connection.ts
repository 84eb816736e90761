/** How the queue's database is opened: by a page through its library (database.ts), by the service worker without it. */
let connect: () => Promise<IDBDatabase> = () => Promise.reject(new Error('The queue has no database.'));

export function connectQueue(opening: typeof connect): void {
  connect = opening;
}

/** The open database of the queue. */
export function queueConnection(): Promise<IDBDatabase> {
  return connect();
}
