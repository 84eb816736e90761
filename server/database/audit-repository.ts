import { and, eq, gte, lt } from 'drizzle-orm';
import { afterKeyset, cutPage, newestFirst, type Keyset, type Page } from './keyset.ts';
import type { Queryable } from './queryable.ts';
import { auditEntries } from './schema.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

export type AuditFilter = {
  readonly action?: string | undefined;
  readonly actorId?: string | undefined;
  /** From this instant on, and before that one. */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
};

export async function insertAuditEntry(db: Queryable, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

/** One page of the log, newest first. */
export async function listAuditEntries(
  db: Queryable,
  filter: AuditFilter,
  page: Page,
): Promise<{ rows: readonly AuditRow[]; next: Keyset | null }> {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        filter.action === undefined ? undefined : eq(auditEntries.action, filter.action),
        filter.actorId === undefined ? undefined : eq(auditEntries.actorId, filter.actorId),
        filter.from === undefined ? undefined : gte(auditEntries.at, filter.from),
        filter.before === undefined ? undefined : lt(auditEntries.at, filter.before),
        afterKeyset(auditEntries.at, auditEntries.id, page.after),
      ),
    )
    .orderBy(...newestFirst(auditEntries.at, auditEntries.id))
    .limit(page.limit + 1);
  return cutPage(rows, page, ({ at, id }) => ({ at, id }));
}
