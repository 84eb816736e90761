import { and, countDistinct, desc, eq, exists, gt, gte, inArray, or, sql } from 'drizzle-orm';
import { accessNotices } from '#server/database/schema/account-schema.ts';
import { auditEntries, patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type AccessNoticeRow = typeof accessNotices.$inferSelect;

/** What the audit log calls reading one patient's record. */
const READING = ['patient-viewed', 'history-viewed', 'record-viewed'];
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

export async function insertAccessNotice(db: Queryable, row: typeof accessNotices.$inferInsert): Promise<void> {
  await db.insert(accessNotices).values(row);
}

/** Of how many different patients somebody has read since then. */
export async function countRead(db: Queryable, accountId: string, since: Date): Promise<number> {
  // Over FHIR doctors and their times are read by id, too.
  const id = sql`case when ${auditEntries.subjectId} ~* ${UUID} then ${auditEntries.subjectId}::uuid end`;
  const isPatient = exists(db.select({ id: patients.id }).from(patients).where(eq(patients.id, id)));
  const isReading = or(inArray(auditEntries.action, READING), and(eq(auditEntries.action, 'fhir-viewed'), isPatient));
  const [row] = await db
    .select({ count: countDistinct(auditEntries.subjectId) })
    .from(auditEntries)
    .where(and(eq(auditEntries.actorId, accountId), gt(auditEntries.at, since), isReading));
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
