import { Dexie, type EntityTable, type PromiseExtended, type Table } from 'dexie';
import type { AgreedSlot } from '#shared/contract/booking/slot-of-booking.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { connectQueue } from '#src/platform/indexed-db/queue-connection.ts';
import { DATABASES } from '#src/platform/indexed-db/databases.ts';

/**
 * `paused` waits for a sign-in, `blocked` for the row it depends on, `needs-attention` for a person. A row is read as
 * `sending` while its visit is in `SendingCounter`; earlier builds stored that state.
 */
export type RowState = 'waiting' | 'sending' | 'needs-attention' | 'blocked' | 'paused';

/** Why a row has not been sent yet, from our own list; the server's words are encrypted with the rest. */
export type RowReason = 'no-answer' | 'server-busy' | 'refused' | 'sign-in' | 'odd-answer' | 'undecodable' | 'parent';

/** One write stored until the server has accepted it. Only what is not about a person is unencrypted. */
export type OutboxRow = {
  /** Auto-increment: the order of sending, independent of any clock. */
  sequence: number;
  id: string;
  visitId: string;
  /** The Idempotency-Key of every attempt. */
  key: string;
  type: string;
  version: number;
  /** The id of the row that must be accepted first; removed once it is. */
  dependsOn?: string;
  ticket: string;
  state: RowState;
  attempts: number;
  lastStatus?: number;
  lastReason?: RowReason;
  /** By the device's clock, for people to read only. */
  createdAt: string;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
};

/**
 * A visit that the server has fully accepted, without a name, so that a page can tell "accepted" after its rows are
 * gone.
 */
export type AcceptedVisit = {
  number: number;
  visitId: string;
  ticket: string;
  acceptedAt: string;
  /** What the server said of the time, where one was asked for. */
  slot?: AgreedSlot;
};

export type TicketCounter = { name: 'ticket'; prefix: string; sequence: number };
export type HeartbeatCounter = { name: 'heartbeat'; beats: number };
/** The visits being sent, each with the end of its lease. Their rows say "waiting". */
export type SendingCounter = { name: 'sending'; visits: Map<string, number> };
export type Counter = TicketCounter | HeartbeatCounter | SendingCounter;

type QueueKey = { name: 'queue'; key: CryptoKey };
/** The credential of a paired device, for the service worker, which cannot read localStorage. */
type DeviceKey = { name: 'device'; credential: string | undefined };
/** A kiosk's PIN is kept under it. */
type PinKey = { name: 'pin'; key: CryptoKey };

/** A slow disk has opened the database by then. */
const OPENS_WITHIN_MS = 5000;

/** If opening never answers, it counts as failed, and so does everything waiting for it. The next call tries again. */
class BoundedDatabase extends Dexie {
  override open(): PromiseExtended<Dexie> {
    const giveUp = setTimeout(() => this.close(), OPENS_WITHIN_MS);
    return super.open().finally(() => clearTimeout(giveUp));
  }
}

/** Unsent patient writes: a database of their own, separate from everything that may be cleared. */
class QueueDatabase extends BoundedDatabase {
  declare rows: EntityTable<OutboxRow, 'sequence'>;
  declare visits: EntityTable<AcceptedVisit, 'number'>;
  declare counters: Table<Counter, Counter['name']>;
  declare keys: Table<QueueKey | DeviceKey | PinKey, 'queue' | 'device' | 'pin'>;

  constructor() {
    super(DATABASES.queue.name, { chromeTransactionDurability: 'strict' });
    this.version(DATABASES.queue.version).stores(DATABASES.queue.stores);
  }
}

/** Each list is one record, because reading ten thousand rows as one record is thirty times faster than as rows. */
type CachedDoctors = { name: 'doctors'; doctors: Doctor[]; fetchedAt: string };
/** Encrypted with its own non-extractable key; both are deleted together. */
type Draft = {
  name: string;
  savedAt: string;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
  key: CryptoKey;
};

/** What can be fetched or typed again. */
class CacheDatabase extends BoundedDatabase {
  declare directory: EntityTable<CachedDoctors, 'name'>;
  declare drafts: EntityTable<Draft, 'name'>;

  constructor() {
    super(DATABASES.cache.name, { chromeTransactionDurability: 'relaxed' });
    this.version(DATABASES.cache.version).stores(DATABASES.cache.stores);
  }
}

export const queueDatabase = new QueueDatabase();
connectQueue(async () => (await queueDatabase.open()).backendDB());

export const cacheDatabase = new CacheDatabase();
