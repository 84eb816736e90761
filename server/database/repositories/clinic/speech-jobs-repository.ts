import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { speechJobs } from '#server/database/schema/speech-schema.ts';

export type SpeechJobRow = typeof speechJobs.$inferSelect;

export async function insertSpeechJob(db: Queryable, row: typeof speechJobs.$inferInsert): Promise<void> {
  await db.insert(speechJobs).values(row);
}

export async function findSpeechJob(
  db: Queryable,
  by: { readonly id: string } | { readonly uploadId: string },
  now: Date,
): Promise<SpeechJobRow | undefined> {
  const matches = 'id' in by ? eq(speechJobs.id, by.id) : eq(speechJobs.uploadId, by.uploadId);
  const [row] = await db
    .select()
    .from(speechJobs)
    .where(and(matches, gt(speechJobs.expiresAt, now)));
  return row;
}

export async function updateSpeechJob(
  db: Queryable,
  id: string,
  change: Partial<Pick<SpeechJobRow, 'status' | 'text' | 'engine' | 'confidence' | 'problem'>>,
): Promise<void> {
  await db.update(speechJobs).set(change).where(eq(speechJobs.id, id));
}

/** Records that the process transcribing these jobs is alive. */
export async function beatSpeechJobs(db: Queryable, ids: string[], now: Date): Promise<void> {
  if (ids.length > 0) await db.update(speechJobs).set({ beatAt: now }).where(inArray(speechJobs.id, ids));
}

export async function deleteExpiredSpeechJobs(db: Queryable, now: Date): Promise<void> {
  await db.delete(speechJobs).where(lte(speechJobs.expiresAt, now));
}
