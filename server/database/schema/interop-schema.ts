import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { DELIVERY_STATES, HOOK_EVENTS } from '#shared/contract/interop/webhooks.ts';
import { instant, isOneOf } from './columns.ts';
import { doctors } from './schema.ts';

/** Other systems that an administrator lets in. Of a secret only its SHA-256 is kept: it is random, nobody guesses it. */
export const apiClients = pgTable(
  'api_clients',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    secretHash: text('secret_hash').notNull(),
    scopes: text('scopes').array().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by').notNull(),
    /** When its secret was last made anew: what was issued before opens nothing. */
    rotatedAt: instant('rotated_at'),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('api_clients_newest').on(table.createdAt, table.id)],
);

/**
 * Under which identifiers other systems have sent something: what comes again makes nothing anew. The words of an identifier go
 * with whom it names; its keyed hash stays, so that whoever was erased does not come back.
 */
export const externalIdentifiers = pgTable(
  'external_identifiers',
  {
    /** `Patient` or `Appointment`. */
    kind: text('kind').notNull(),
    hash: text('hash').notNull(),
    system: text('system'),
    value: text('value'),
    resourceId: uuid('resource_id').notNull(),
    clientId: uuid('client_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.hash] }),
    index('external_identifiers_of_resource').on(table.resourceId),
    check('external_identifiers_kind', sql`kind in ('Patient', 'Appointment')`),
  ],
);

/** Addresses that are told when something happens. */
export const webhooks = pgTable('webhooks', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  /** What its messages are signed with; needed as it is. */
  secret: text('secret').notNull(),
  events: text('events').array().notNull(),
  /** An administrator has allowed an address inside the house. */
  mayBePrivate: boolean('may_be_private').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by').notNull(),
  removedAt: instant('removed_at'),
});

/** What they are told, written in the transaction of what happened, sent by a worker: ids only. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id),
    event: text('event').notNull(),
    /** The ids of whom it is about. */
    about: jsonb('about').notNull(),
    state: text('state').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    leaseUntil: instant('lease_until'),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('webhook_deliveries_newest').on(table.createdAt, table.id),
    index('webhook_deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`state in ('queued', 'sending')`),
    check('webhook_deliveries_state', isOneOf('state', DELIVERY_STATES)),
    check('webhook_deliveries_event', isOneOf('event', HOOK_EVENTS)),
  ],
);

/** Secret addresses of doctors' calendars: times only. Known by the SHA-256 of their token. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid('id').primaryKey(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('calendar_feeds_one_of_doctor')
      .on(table.doctorId)
      .where(sql`revoked_at is null`),
  ],
);
