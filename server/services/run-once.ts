import { fail, succeed, type Result } from '#shared/result.ts';
import { sqlState, type Database } from '#server/database/client.ts';
import { claimKey, findKey, limitLockWait, storeAnswer } from '#server/database/idempotency-repository.ts';
import type { Queryable } from '#server/database/queryable.ts';

/** Days a key and its answer are kept (offline.md, rule 2). */
export const KEY_LIFE_DAYS = 90;
const KEY_LIFE_MS = KEY_LIFE_DAYS * 24 * 3_600_000;
const LOCK_NOT_AVAILABLE = '55P03';

export type OnceKey = { readonly scope: string; readonly key: string; readonly fingerprint: string };
/** A success as it is stored: ids only. */
export type StoredAnswer = { readonly status: 200 | 201; readonly body: string };
export type Answer = StoredAnswer & { readonly replayed: boolean };
export type OnceProblem = { readonly kind: 'other-payload' } | { readonly kind: 'in-flight' };

/** Ends a transaction so that nothing of it stays; never leaves this file. */
class RolledBack extends Error {}

/**
 * Runs `work` at most once per key: key row, effect and answer commit in one transaction, so that the row is the lock
 * (server.md, Idempotency). A second caller waits up to 10 s for the first (`in-flight` when that is not enough) and
 * gets its answer; another payload under the key is `other-payload`. A refusal by the work rolls everything back and is
 * not stored: what is unknown or taken now may not be so when the same key comes again.
 */
export async function runOnce<Problem>(
  database: Database,
  once: OnceKey | undefined,
  now: Date,
  work: (db: Queryable) => Promise<Result<StoredAnswer, Problem>>,
): Promise<Result<Answer, Problem | OnceProblem>> {
  let outcome: Result<Answer, Problem | OnceProblem> = fail({ kind: 'in-flight' });
  try {
    await database.transaction(async (db) => {
      outcome = once === undefined ? await effect(db, work) : await effectUnderKey(db, once, now, work);
      if (!outcome.ok) throw new RolledBack();
    });
    return outcome;
  } catch (error) {
    if (error instanceof RolledBack) return outcome;
    if (once !== undefined && sqlState(error) === LOCK_NOT_AVAILABLE) return fail({ kind: 'in-flight' });
    throw error;
  }
}

async function effect<Problem>(db: Queryable, work: (db: Queryable) => Promise<Result<StoredAnswer, Problem>>) {
  const done = await work(db);
  return done.ok ? succeed({ ...done.value, replayed: false }) : done;
}

async function effectUnderKey<Problem>(
  db: Queryable,
  once: OnceKey,
  now: Date,
  work: (db: Queryable) => Promise<Result<StoredAnswer, Problem>>,
): Promise<Result<Answer, Problem | OnceProblem>> {
  await limitLockWait(db);
  const expiresAt = new Date(now.getTime() + KEY_LIFE_MS);
  if (!(await claimKey(db, { ...once, createdAt: now, expiresAt }))) {
    return (await replayStored(db, once)) ?? fail({ kind: 'in-flight' });
  }
  const done = await effect(db, work);
  if (done.ok) await storeAnswer(db, once.scope, once.key, done.value);
  return done;
}

/** The answer stored under a key; undefined when there is none. */
export async function replayStored(
  db: Queryable,
  once: OnceKey,
): Promise<Result<Answer, { readonly kind: 'other-payload' }> | undefined> {
  const stored = await findKey(db, once.scope, once.key);
  if (stored === undefined || stored.status === null || stored.body === null) return undefined;
  if (stored.fingerprint !== once.fingerprint) return fail({ kind: 'other-payload' });
  return succeed({ status: stored.status === 201 ? 201 : 200, body: stored.body, replayed: true });
}
