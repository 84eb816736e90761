import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { patients } from './schema.ts';

/** Two patients who were one person: what was made of them, and what it takes to part them again (MERGE-1). */
export const patientMerges = pgTable(
  'patient_merges',
  {
    id: uuid('id').primaryKey(),
    survivorId: uuid('survivor_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    mergedId: uuid('merged_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    mergedAt: instant('merged_at').notNull(),
    mergedBy: uuid('merged_by').notNull(),
    /** The survivor's facts and record, as they were before and as the merge has left them. */
    before: jsonb('before').notNull(),
    after: jsonb('after').notNull(),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by'),
  },
  (table) => [
    index('patient_merges_of_survivor').on(table.survivorId, table.mergedAt, table.id),
    uniqueIndex('patient_merges_one_at_a_time')
      .on(table.mergedId)
      .where(sql`undone_at is null`),
  ],
);

/** The rows that went from one patient to the other, and those that have come for the merged one since. */
export const patientMergeMoves = pgTable(
  'patient_merge_moves',
  {
    mergeId: uuid('merge_id')
      .notNull()
      .references(() => patientMerges.id, { onDelete: 'cascade' }),
    /** The table it stands in. */
    kind: text('kind').notNull(),
    rowId: uuid('row_id').notNull(),
    /** What else was changed in the row, as it was before. */
    before: jsonb('before'),
  },
  (table) => [primaryKey({ columns: [table.mergeId, table.kind, table.rowId] })],
);
