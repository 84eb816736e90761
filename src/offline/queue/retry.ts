import type { ApiProblem } from '#src/platform/api/http/http.ts';
import type { OutboxRow } from '#src/platform/store/database.ts';

const BASE_MS = 250;
const CAP_MS = 30_000;

/** An answer that may be due to an earlier attempt, or be cut off, is believed when it has come so often. */
const BELIEVED_AFTER = 5;

const SIGN_IN = [401, 403];

/** Answers that promise nothing either way (499 is a gateway's); every 5xx is one, too (OFF-3). */
const RETRYABLE = [408, 409, 425, 429, 499];

/**
 * What a row becomes that was not accepted, decided by the status alone, never by words. `waiting` is sent again;
 * `paused` waits for a sign-in; `needs-attention` for a person. A `status` is there when the server has answered.
 */
export type Refusal = {
  readonly state: 'waiting' | 'paused' | 'needs-attention';
  readonly reason: NonNullable<OutboxRow['lastReason']>;
  readonly status?: number;
  readonly message?: string | undefined;
  readonly retryAfterMs?: number | undefined;
};

/**
 * What is sent again, what waits for a sign-in, what needs a person (OFF-3, OFF-7).
 * - A conflict (409) may mean that an earlier attempt is still under way; a server that says so again and again, and
 *   never when to come back, means the content.
 * - An acceptance that cannot be read is asked for again where that is harmless.
 * @param problem nothing where the row itself could not be opened
 * @param isHarmless this server answers a repeated key alike, and does nothing twice
 */
export function judge(
  problem: ApiProblem | undefined,
  { attempts, lastStatus, lastReason }: Pick<OutboxRow, 'attempts' | 'lastStatus' | 'lastReason'>,
  isHarmless: boolean,
): Refusal {
  if (!problem) return { state: 'needs-attention', reason: 'undecodable' };
  const isOften = attempts + 1 >= BELIEVED_AFTER;
  if (problem.kind === 'unreadable' && !problem.page) {
    const isBelieved = !isHarmless || (isOften && lastReason === 'odd-answer');
    return { state: isBelieved ? 'needs-attention' : 'waiting', reason: 'odd-answer' };
  }
  if (problem.kind !== 'refused') return { state: 'waiting', reason: 'no-answer' };
  const { status, message, retryAfterMs } = problem;
  const isConflict = status === 409 && lastStatus === 409 && isOften && retryAfterMs === undefined;
  return {
    ...(SIGN_IN.includes(status)
      ? { state: 'paused', reason: 'sign-in' }
      : status >= 500 || (RETRYABLE.includes(status) && !isConflict)
        ? { state: 'waiting', reason: 'server-busy' }
        : { state: 'needs-attention', reason: 'refused' }),
    status,
    message,
    retryAfterMs,
  };
}

/**
 * Full jitter: anywhere from nothing to the doubled base, so that a hall of kiosks does not knock together.
 * @param failures how often in a row it has failed before, 0 for the first wait.
 */
export function backoffMs(failures: number): number {
  return Math.random() * Math.min(CAP_MS, BASE_MS * 2 ** failures);
}
