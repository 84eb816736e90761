/**
 * Every database of this origin, for pages and workers, with Dexie (src/platform/store/database.ts) or without
 * (open-database.ts): name, version, and stores with their keys and indexes in Dexie's notation. Changing a store needs
 * a new version here and an upgrade in Dexie.
 */
export const DATABASES = {
  /** Unsent patient writes: a database of their own, separate from everything that may be cleared. */
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

/** The channel that tells every tab of changes, and the lock: its holder sends, the others wait. */
export const QUEUE = 'frontdesk-outbox';
