import type { StaffSession } from '#shared/contract/staff/staff-accounts.ts';
import { receptionistsAmong } from '#server/database/repositories/staff/admins-repository.ts';
import { namesOf } from '#server/database/repositories/staff/names-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { listSessions, takeSession } from '#server/database/repositories/staff/sessions-repository.ts';
import { audit } from './audit.ts';
import { IDLE_MS, type Principal } from './sessions.ts';

/** Who is logged in, where and since when; the last seen first. A session is named by the hash of its token. */
export async function staffSessions(db: Queryable, actor: Principal, now: Date): Promise<StaffSession[]> {
  const rows = await listSessions(db, now, new Date(now.getTime() - IDLE_MS));
  const ids = rows.map(({ accountId }) => accountId);
  const names = await namesOf(db, ids);
  const receptionists = await receptionistsAmong(db, ids);
  return rows.map(({ tokenHash, role, accountId, device, createdAt, lastSeenAt }) => ({
    _id: tokenHash,
    role,
    ...(receptionists.has(accountId) ? { kind: 'desk' as const } : {}),
    name: names.get(accountId)?.name ?? '',
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    own: tokenHash === actor.session,
  }));
}

/** Ends anybody's session (ASVS 7.4.5). @returns false when it is over already. */
export async function endSession(db: Queryable, actor: Principal, id: string, now: Date): Promise<boolean> {
  const accountId = await takeSession(db, id);
  if (accountId === undefined) return false;
  await audit(db, now, actor, 'session-ended', accountId);
  return true;
}
