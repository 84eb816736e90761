import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ROLE_NAMES } from '#shared/contract/staff/roles.ts';
import { instant, isOneOf } from './columns.ts';

/** An account's authenticator app. Until `confirmed_at` it is only being set up, and no code is asked for. */
export const accountFactors = pgTable(
  'account_factors',
  {
    accountId: uuid('account_id').primaryKey(),
    role: text('role').notNull(),
    /** Sealed under a key of the server's own (seal.ts); null until the first code was right. */
    secret: text('secret'),
    /** Of an app that is being set up: it counts once a code of it was right. */
    pending: text('pending'),
    /** The time step of the last code that was accepted: none is accepted twice. */
    lastStep: integer('last_step').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  () => [check('account_factors_role', isOneOf('role', ROLE_NAMES))],
);

/** Codes for whoever has lost the authenticator; each works once, and is known by its SHA-256 only. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    accountId: uuid('account_id').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('recovery_codes_of_account').on(table.accountId)],
);

/** Public keys of devices that log somebody in without a password. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, as the authenticator has made it. */
    id: text('id').primaryKey(),
    role: text('role').notNull(),
    accountId: uuid('account_id').notNull(),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_of_account').on(table.accountId), check('passkeys_role', isOneOf('role', ROLE_NAMES))],
);

/** What a log-in of several steps remembers between two of them, for some minutes; taken once. */
export const ceremonies = pgTable(
  'ceremonies',
  {
    /** The SHA-256 of a random value that only the browser has. */
    id: text('id').primaryKey(),
    purpose: text('purpose').notNull(),
    details: jsonb('details').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('ceremonies_by_expiry').on(table.expiresAt),
    check('ceremonies_purpose', sql`purpose in ('add-passkey', 'use-passkey', 'sign-on')`),
  ],
);

/** Which account somebody of the hospital's own log-in is, by the subject that its provider never gives to anybody else. */
export const signOnSubjects = pgTable(
  'sign_on_subjects',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    role: text('role').notNull(),
    accountId: uuid('account_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject, table.role] }),
    check('sign_on_subjects_role', isOneOf('role', ROLE_NAMES)),
  ],
);

/** What administrators are told of reading: a record opened for a reason, or unusually many read. */
export const accessNotices = pgTable(
  'access_notices',
  {
    id: uuid('id').primaryKey(),
    /** `opened`: a record that is not the reader's. `many`: more records than is usual. */
    kind: text('kind').notNull(),
    role: text('role').notNull(),
    accountId: uuid('account_id').notNull(),
    /** Of whom a record was opened; the notice goes when that patient is erased. */
    subjectId: uuid('subject_id'),
    reason: text('reason').notNull().default(''),
    count: integer('count').notNull().default(1),
    at: instant('at').notNull(),
    seenBy: uuid('seen_by').array().notNull().default([]),
  },
  (table) => [
    index('access_notices_newest').on(table.at, table.id),
    index('access_notices_of_account').on(table.accountId, table.kind, table.at),
    index('access_notices_of_subject').on(table.subjectId),
    check('access_notices_kind', sql`kind in ('opened', 'many')`),
    check('access_notices_subject', sql`(kind = 'opened') = (subject_id is not null)`),
  ],
);
