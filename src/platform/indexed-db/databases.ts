/**
 * Every database of this origin, for pages and workers, with the library (src/platform/store/database.ts) or without
 * (open-database.ts): its name, its version, and its stores with their keys and indexes as the library writes them. A change of
 * a store is a new version here, with the library's upgrade.
 */
export const DATABASES = {
  /** The patient writes not sent yet: a database of their own, apart from everything that may be cleared. */
  queue: {
    name: 'frontdesk-queue',
    version: 1,
    stores: {
      rows: '++sequence, &id, &key, visitId, [state+sequence], [state+dependsOn]',
      visits: '++number, &visitId',
      counters: 'name',
      keys: 'name',
    },
  },
  /** What can be fetched or typed again. */
  cache: { name: 'frontdesk-cache', version: 1, stores: { directory: 'name', drafts: 'name' } },
} as const;

export type QueueStore = keyof (typeof DATABASES)['queue']['stores'];

/** The channel by which every tab hears that something moved; and the lock: whoever holds it sends, the others wait for it. */
export const QUEUE = 'frontdesk-outbox';
