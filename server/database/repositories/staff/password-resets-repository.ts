import { and, arrayContains, desc, eq, gte, isNull, ne, not, or, sql } from 'drizzle-orm';
import { passwordResets } from '#server/database/schema/clinic-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type PasswordResetRow = typeof passwordResets.$inferSelect;

export async function insertPasswordReset(db: Queryable, row: typeof passwordResets.$inferInsert): Promise<void> {
  await db.insert(passwordResets).values(row);
}

/** The newest reset of an account that its owner has not answered. */
export async function findOpenReset(db: Queryable, accountId: string): Promise<PasswordResetRow | undefined> {
  const [row] = await db
    .select()
    .from(passwordResets)
    .where(and(eq(passwordResets.accountId, accountId), isNull(passwordResets.answeredAt)))
    .orderBy(desc(passwordResets.usedAt))
    .limit(1);
  return row;
}

/** Answers all open resets of an account; administrators who had seen them are shown the answer. @returns how many */
export async function answerResets(db: Queryable, accountId: string, arranged: boolean, now: Date): Promise<number> {
  const done = await db
    .update(passwordResets)
    .set({ answeredAt: now, arranged, seenBy: [] })
    .where(and(eq(passwordResets.accountId, accountId), isNull(passwordResets.answeredAt)));
  return done.rowCount ?? 0;
}

/** What an administrator must be told: resets by others since then, and any denied one. */
export async function listUnseenResets(db: Queryable, adminId: string, since: Date): Promise<PasswordResetRow[]> {
  return db
    .select()
    .from(passwordResets)
    .where(
      and(
        gte(passwordResets.usedAt, since),
        or(ne(passwordResets.issuedBy, adminId), eq(passwordResets.arranged, false)),
        not(arrayContains(passwordResets.seenBy, [adminId])),
      ),
    )
    .orderBy(desc(passwordResets.usedAt), desc(passwordResets.id))
    .limit(50);
}

/** @returns false if there is no such reset. */
export async function markResetSeen(db: Queryable, id: string, adminId: string): Promise<boolean> {
  const done = await db
    .update(passwordResets)
    .set({ seenBy: sql`array_append(${passwordResets.seenBy}, ${adminId}::uuid)` })
    .where(eq(passwordResets.id, id));
  return done.rowCount === 1;
}
