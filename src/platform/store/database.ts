import { Dexie, type EntityTable, type PromiseExtended, type Table } from 'dexie';
import type { BookedSlot } from '#shared/contract/booking/slot-of-booking.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { connectQueue } from '#src/platform/indexed-db/queue-connection.ts';
import { DATABASES } from '#src/platform/indexed-db/databases.ts';

/**
 * `paused` waits for a sign-in, `blocked` for the row it depends on, `needs-attention` for a person. `sending` is what a
 * row is read as while its visit stands in `SendingCounter`; builds before that wrote it.
 */
export type RowState = 'waiting' | 'sending' | 'needs-attention' | 'blocked' | 'paused';

/** Why a row is not gone yet, from our own list: a server's words are sealed with the rest. */
export type RowReason = 'no-answer' | 'server-busy' | 'refused' | 'sign-in' | 'odd-answer' | 'undecodable' | 'parent';

/** One write kept until the server has accepted it. Only what is not about a person stands in clear. */
export type OutboxRow = {
  /** Auto-increment: the order of sending, which no clock can change. */
  sequence: number;
  id: string;
  visitId: string;
  /** The Idempotency-Key of every attempt. */
  key: string;
  type: string;
  version: number;
  /** The id of the row that must be accepted first; gone once it is. */
  dependsOn?: string;
  ticket: string;
  state: RowState;
  attempts: number;
  lastStatus?: number;
  lastReason?: RowReason;
  /** By the device's clock, for people only: nothing is decided by it. */
  createdAt: string;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
};

/** A visit the server has accepted whole. Holds no name, so that a page can tell "accepted" after its rows are gone. */
export type AcceptedVisit = {
  number: number;
  visitId: string;
  ticket: string;
  acceptedAt: string;
  /** What the server said of the time, where one was asked for. */
  slot?: BookedSlot;
};

export type TicketCounter = { name: 'ticket'; prefix: string; sequence: number };
export type HeartbeatCounter = { name: 'heartbeat'; beats: number };
/** The visits that are being sent, each with the end of its lease. They say "waiting" in their rows. */
export type SendingCounter = { name: 'sending'; visits: Map<string, number> };
export type Counter = TicketCounter | HeartbeatCounter | SendingCounter;

type QueueKey = { name: 'queue'; key: CryptoKey };
/** The credential of a paired device, for the service worker, which cannot read where the page keeps it. */
type DeviceKey = { name: 'device'; credential: string | undefined };

/** A disk that is only slow has opened by then. */
const OPENS_WITHIN_MS = 5000;

/** Where opening brings no answer at all it has failed, and with it everything that waits for it. The next call tries again. */
class BoundedDatabase extends Dexie {
  override open(): PromiseExtended<Dexie> {
    const giveUp = setTimeout(() => this.close(), OPENS_WITHIN_MS);
    return super.open().finally(() => clearTimeout(giveUp));
  }
}

/** The patient writes not sent yet: a database of their own, apart from everything that may be cleared. */
class QueueDatabase extends BoundedDatabase {
  declare rows: EntityTable<OutboxRow, 'sequence'>;
  declare visits: EntityTable<AcceptedVisit, 'number'>;
  declare counters: Table<Counter, Counter['name']>;
  declare keys: Table<QueueKey | DeviceKey, 'queue' | 'device'>;

  constructor() {
    super(DATABASES.queue.name, { chromeTransactionDurability: 'strict' });
    this.version(DATABASES.queue.version).stores(DATABASES.queue.stores);
  }
}

/** Lists are one record each: ten thousand rows read as one are thirty times faster than as rows. */
type CachedDoctors = { name: 'doctors'; doctors: Doctor[]; fetchedAt: string };
/** Sealed with a key of its own that cannot be taken out; both go together. */
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
