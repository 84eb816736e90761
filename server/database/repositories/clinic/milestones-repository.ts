import type { Queryable } from '#server/database/transaction/queryable.ts';
import { milestones } from '#server/database/schema/schema.ts';

/**
 * Marks something as done once and for all. Waits for another process that is doing it right now.
 * @returns false if it had been done before: the caller must then not do it again.
 */
export async function reachMilestone(db: Queryable, name: string, now: Date): Promise<boolean> {
  const done = await db.insert(milestones).values({ name, reachedAt: now }).onConflictDoNothing();
  return done.rowCount === 1;
}
