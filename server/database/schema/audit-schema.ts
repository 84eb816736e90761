import { bigint, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** Entries of the audit log that are not in the chain yet; written by a trigger with each entry, so by every process and hand. */
export const auditUnsealed = pgTable('audit_unsealed', { entryId: uuid('entry_id').primaryKey() });

/** The chain over the audit log: each seal holds the hash of its entry and of the seal before. */
export const auditSeals = pgTable('audit_seals', {
  number: bigint('number', { mode: 'number' }).primaryKey(),
  entryId: uuid('entry_id').notNull().unique(),
  /** The salted hash of what the entry has in `details`: these may be erased with a patient, and the chain still holds. */
  detailsDigest: text('details_digest'),
  /** Erased with them, so that nobody can guess what stood there. */
  salt: text('salt'),
  hash: text('hash').notNull(),
});

/** The end of the chain; whoever holds this row seals. */
export const auditChain = pgTable(
  'audit_chain',
  {
    id: integer('id').primaryKey(),
    number: bigint('number', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
  },
  () => [check('audit_chain_one', sql`id = 1`)],
);
