import { fail, succeed, type Result } from '#shared/result.ts';
import { sqlState, type Database } from '#server/database/engine/client.ts';
import { claimKey, findKey, isErasedKey, storeAnswer } from '#server/database/transaction/idempotency-repository.ts';
import {
  writeTransaction,
  type OpenTransaction,
  type WriteClient,
} from '#server/database/transaction/write-transaction.ts';

/** How long a key and its response are kept (CALL-14). */
const KEY_LIFE_MS = 90 * 24 * 3_600_000;
const LOCK_NOT_AVAILABLE = '55P03';

export type OnceKey = { readonly scope: string; readonly key: string; readonly fingerprint: string };
/** A successful response as stored: ids only. */
type StoredAnswer = { readonly status: 201; readonly body: string };
export type Answer = StoredAnswer & { readonly replayed: boolean };
export type OnceProblem = { readonly kind: 'other-payload' | 'in-flight' | 'erased' };

/**
 * Something to do in one transaction. Ids are generated beforehand, so that its response is known in advance; if
 * something becomes known only while it runs, another body is stored instead.
 */
export type Task<Problem> = {
  readonly answer: StoredAnswer;
  /** Null: the response stays as announced. */
  readonly run: (client: OpenTransaction) => Promise<Result<string | null, Problem>>;
};

/** Ends a transaction so that nothing of it stays; never leaves this file. */
class RolledBack extends Error {}

/**
 * Runs a task at most once per key: the key row with the response and the effect commit in one transaction, so that the
 * row is the lock (CALL-14). A second caller waits up to 10 s for the first (`in-flight` if that is not enough) and
 * gets its response; another payload under the key is `other-payload`, and a repeat of what was erased with its patient
 * is `erased`, because otherwise a device that comes back late would recreate the patient. A refusal by the task rolls
 * everything back and is not stored, because what is unknown or taken now may not be so at the next attempt.
 */
export async function runOnce<Problem>(
  pool: Database['pool'],
  once: OnceKey | undefined,
  now: Date,
  task: Task<Problem>,
): Promise<Result<Answer, Problem | OnceProblem>> {
  let outcome: Result<Answer, Problem | OnceProblem> = fail({ kind: 'in-flight' });
  try {
    await writeTransaction(pool, async (client) => {
      outcome = await claimAndRun(client, once, now, task);
      if (!outcome.ok) throw new RolledBack();
    });
    return outcome;
  } catch (error) {
    if (error instanceof RolledBack) return outcome;
    if (once !== undefined && sqlState(error) === LOCK_NOT_AVAILABLE) return fail({ kind: 'in-flight' });
    throw error;
  }
}

async function claimAndRun<Problem>(
  client: OpenTransaction,
  once: OnceKey | undefined,
  now: Date,
  task: Task<Problem>,
): Promise<Result<Answer, Problem | OnceProblem>> {
  if (once !== undefined) {
    const expiresAt = new Date(now.getTime() + KEY_LIFE_MS);
    const claimed = await claimKey(client, { ...once, ...task.answer, createdAt: now, expiresAt });
    if (!claimed) {
      const erased = await isErasedKey(client, once.scope, once.key);
      return erased ? fail({ kind: 'erased' }) : ((await replayStored(client, once)) ?? fail({ kind: 'in-flight' }));
    }
  }
  const done = await task.run(client);
  if (!done.ok) return done;
  if (done.value === null) return succeed({ ...task.answer, replayed: false });
  if (once !== undefined) await storeAnswer(client, once.scope, once.key, done.value);
  return succeed({ ...task.answer, body: done.value, replayed: false });
}

/** The response stored under a key; undefined if there is none. */
export async function replayStored(
  client: WriteClient,
  once: OnceKey,
): Promise<Result<Answer, { readonly kind: 'other-payload' }> | undefined> {
  const stored = await findKey(client, once.scope, once.key);
  if (stored === undefined) return undefined;
  if (stored.fingerprint !== once.fingerprint) return fail({ kind: 'other-payload' });
  return succeed({ status: 201, body: stored.body, replayed: true });
}
