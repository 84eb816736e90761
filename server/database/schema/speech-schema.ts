import { doublePrecision, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Transcriptions on their way and just done. The sound itself is never stored: the process that received it listens at once; this
 * row lets any process tell how far it has come. A row lives for minutes.
 */
export const speechJobs = pgTable(
  'speech_jobs',
  {
    /** The random id in the job's address; whoever knows it may read the text. */
    id: uuid('id').primaryKey(),
    /** The random id in the address that the upload was given. */
    uploadId: uuid('upload_id').notNull().unique(),
    /** queued, processing, completed or error. */
    status: text('status').notNull(),
    text: text('text'),
    engine: text('engine'),
    confidence: doublePrecision('confidence'),
    /** Why there is no text: a kind of SpeechProblem. */
    problem: text('problem'),
    /** Last sign of life of the process that listens. */
    beatAt: instant('beat_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('speech_jobs_expiry').on(table.expiresAt)],
);
