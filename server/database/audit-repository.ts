import type { Queryable } from './queryable.ts';
import { auditEntries } from './schema.ts';

export type AuditRow = typeof auditEntries.$inferInsert;

export async function insertAuditEntry(db: Queryable, entry: AuditRow): Promise<void> {
  await db.insert(auditEntries).values(entry);
}
