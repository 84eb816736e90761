/** The database of what is not sent yet, to every page and worker of this origin, with its library (database.ts) or without. */
export const QUEUE_DATABASE = 'frontdesk-queue';

export type QueueStore = 'rows' | 'visits' | 'counters' | 'keys';

/** The channel by which every tab hears that something moved; and the lock: whoever holds it sends, the others wait for it. */
export const QUEUE = 'frontdesk-outbox';
