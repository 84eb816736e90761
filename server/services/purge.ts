import type { Queryable } from '#server/database/queryable.ts';
import { deleteExpiredKeys } from '#server/database/idempotency-repository.ts';
import { deleteOldFailures } from '#server/database/login-failures-repository.ts';
import { deleteEndedSessions } from '#server/database/sessions-repository.ts';
import { IDLE_MS } from './sessions.ts';

const FAILURES_KEPT_MS = 24 * 3_600_000;

/** Removes what has served its time: idempotency keys after 90 days, ended sessions, yesterday's failed logins. */
export async function purge(db: Queryable, now: Date): Promise<void> {
  await deleteExpiredKeys(db, now);
  await deleteEndedSessions(db, now, new Date(now.getTime() - IDLE_MS));
  await deleteOldFailures(db, new Date(now.getTime() - FAILURES_KEPT_MS));
}
