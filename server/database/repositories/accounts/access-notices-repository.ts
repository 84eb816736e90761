import { and, countDistinct, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import { accessNotices } from '#server/database/schema/account-schema.ts';
import { auditEntries } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type AccessNoticeRow = typeof accessNotices.$inferSelect;

/** What the audit log calls reading one patient's record. */
const READING = ['patient-viewed', 'history-viewed', 'record-viewed'];

export async function insertAccessNotice(db: Queryable, row: typeof accessNotices.$inferInsert): Promise<void> {
  await db.insert(accessNotices).values(row);
}

/** Of how many different patients somebody has read since then. */
export async function countRead(db: Queryable, accountId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(auditEntries.subjectId) })
    .from(auditEntries)
    .where(and(eq(auditEntries.actorId, accountId), gt(auditEntries.at, since), inArray(auditEntries.action, READING)));
  return row?.count ?? 0;
}

/** Whether administrators have been told since then that somebody reads unusually much. */
export async function isTold(db: Queryable, accountId: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: accessNotices.id })
    .from(accessNotices)
    .where(and(eq(accessNotices.accountId, accountId), eq(accessNotices.kind, 'many'), gt(accessNotices.at, since)))
    .limit(1);
  return rows.length > 0;
}

/** The newest since then. */
export async function listAccessNotices(db: Queryable, since: Date, most: number): Promise<AccessNoticeRow[]> {
  return db
    .select()
    .from(accessNotices)
    .where(gte(accessNotices.at, since))
    .orderBy(desc(accessNotices.at), desc(accessNotices.id))
    .limit(most);
}

/** @returns false if there is no such notice. */
export async function markNoticeSeen(db: Queryable, id: string, adminId: string): Promise<boolean> {
  const done = await db
    .update(accessNotices)
    .set({ seenBy: sql`array_append(array_remove(${accessNotices.seenBy}, ${adminId}::uuid), ${adminId}::uuid)` })
    .where(eq(accessNotices.id, id));
  return done.rowCount === 1;
}

/** What doctors have written of these patients as their reason goes with them. */
export async function eraseNoticesAbout(db: Queryable, patientIds: readonly string[]): Promise<void> {
  await db.delete(accessNotices).where(inArray(accessNotices.subjectId, [...patientIds]));
}

export async function deleteNoticesBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(accessNotices).where(sql`${accessNotices.at} < ${before.toISOString()}::timestamptz`);
}
