import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { AdminKind, Role } from '#shared/contract/staff/roles.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { accountFactors } from '#server/database/schema/account-schema.ts';
import { clinicSettings } from '#server/database/schema/clinic-schema.ts';
import { admins, doctors, sessions } from '#server/database/schema/schema.ts';

/** The clocks of several servers on one database differ by less than this. */
const CLOCKS_APART_MS = 3_600_000;

/** The account table of each role. */
const ACCOUNT_TABLES = { admin: admins, doctor: doctors } as const satisfies Readonly<Record<Role, unknown>>;

/** Nothing but the password is known to have opened it. */
const notByMore = sql`${sessions.openedWith} is distinct from 'factor'`;

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(db: Queryable, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** What the clinic asks of an account, and whether it has an authenticator app, as it is at this moment. */
export type Asked = { readonly secondFactor: unknown; readonly hasApp: boolean };

/** A session that has not ended or been idle since `idleSince`, of an existing account. */
export async function findSession(
  db: Queryable,
  tokenHash: string,
  role: Role,
  now: Date,
  idleSince: Date,
): Promise<(SessionRow & Asked & { readonly kind?: AdminKind }) | undefined> {
  const account = ACCOUNT_TABLES[role];
  const app = db
    .select({ one: sql`1` })
    .from(accountFactors)
    .where(and(eq(accountFactors.accountId, sessions.accountId), isNotNull(accountFactors.confirmedAt)));
  const security = db
    .select({ secondFactor: sql`${clinicSettings.values} ->> 'secondFactor'` })
    .from(clinicSettings)
    .where(eq(clinicSettings.id, 'security'));
  const [row] = await db
    .select({
      session: sessions,
      kind: role === 'admin' ? admins.kind : sql<null>`null`,
      hasApp: sql<boolean>`${exists(app)}`,
      secondFactor: sql<unknown>`(${security})`,
    })
    .from(sessions)
    .innerJoin(account, eq(account.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(sessions.role, role),
        gt(sessions.endsAt, now),
        gt(sessions.lastSeenAt, idleSince),
        // A clock that ran ahead for a while must not have created a session that lasts until then.
        lte(sessions.createdAt, new Date(now.getTime() + CLOCKS_APART_MS)),
        isNull(account.removedAt),
      ),
    );
  if (row === undefined) return undefined;
  const { session, kind, hasApp, secondFactor } = row;
  const asked = { hasApp, secondFactor };
  return kind === null ? { ...session, ...asked } : { ...session, ...asked, kind: kind === 'desk' ? 'desk' : 'admin' };
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

/** Ends those of an account's sessions that the password alone has opened. */
export async function deletePasswordSessionsOf(db: Queryable, accountId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), notByMore));
}

/** Ends all but one of an account's sessions. */
export async function deleteOtherSessionsOf(db: Queryable, accountId: string, kept: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, kept)));
}

/** Sessions that have not ended or been idle since `idleSince`, the last seen first. */
export async function listSessions(db: Queryable, now: Date, idleSince: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(gt(sessions.endsAt, now), gt(sessions.lastSeenAt, idleSince)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.tokenHash))
    .limit(500);
}

/** @returns whose session it was, or undefined if there is none (any more). */
export async function takeSession(db: Queryable, tokenHash: string): Promise<string | undefined> {
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ accountId: sessions.accountId });
  return row?.accountId;
}

export async function deleteEndedSessions(db: Queryable, now: Date, idleSince: Date): Promise<void> {
  await db.delete(sessions).where(or(lte(sessions.endsAt, now), lte(sessions.lastSeenAt, idleSince)));
}

/** Ends the sessions of all staff, or of administrators, except those of some accounts that more than the password has opened. */
export async function deleteSessionsWithout(
  db: Queryable,
  spared: readonly string[],
  whose: 'everybody' | 'administrators',
): Promise<void> {
  const administrators = db.select({ id: admins.id }).from(admins).where(ne(admins.kind, 'desk'));
  await db
    .delete(sessions)
    .where(
      and(
        spared.length === 0 ? undefined : or(notInArray(sessions.accountId, [...spared]), notByMore),
        whose === 'everybody' ? undefined : inArray(sessions.accountId, administrators),
      ),
    );
}

/** Who has the session has just proved it again, by the password or by more. */
export async function confirmSession(
  db: Queryable,
  tokenHash: string,
  by: 'password' | 'factor',
  now: Date,
): Promise<void> {
  const proven = by === 'factor' ? { confirmedAt: now, openedWith: by } : { confirmedAt: now };
  await db.update(sessions).set(proven).where(eq(sessions.tokenHash, tokenHash));
}
