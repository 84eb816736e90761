import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from './queryable.ts';
import { admins, doctors, sessions } from './schema.ts';

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(db: Queryable, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** A session that has neither ended nor been idle since `idleSince`, of an account that still exists. */
export async function findSession(
  db: Queryable,
  tokenHash: string,
  role: 'admin' | 'doctor',
  now: Date,
  idleSince: Date,
): Promise<SessionRow | undefined> {
  const account = role === 'admin' ? admins : doctors;
  const [row] = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(account, eq(account.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(sessions.role, role),
        gt(sessions.endsAt, now),
        gt(sessions.lastSeenAt, idleSince),
        role === 'doctor' ? isNull(doctors.removedAt) : undefined,
      ),
    );
  return row?.session;
}

export async function touchSession(db: Queryable, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSessionsOf(db: Queryable, accountId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, accountId));
}

export async function deleteEndedSessions(db: Queryable, now: Date, idleSince: Date): Promise<void> {
  await db.delete(sessions).where(or(lte(sessions.endsAt, now), lte(sessions.lastSeenAt, idleSince)));
}
