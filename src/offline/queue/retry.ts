import type { ApiProblem } from '#src/platform/api/http/http.ts';
import type { OutboxRow } from '#src/platform/store/database.ts';

const BASE_MS = 250;
const CAP_MS = 30_000;

/** A refusal that may be due to an earlier attempt, or a truncated acceptance, is believed after this many times. */
const BELIEVED_AFTER = 5;

const SIGN_IN = [401, 403];

/** Responses that promise nothing either way (499 is a gateway's); every 5xx is one too (OFF-3). */
const RETRYABLE = [408, 409, 425, 429, 499];

/**
 * What becomes of a row that was not accepted, decided by the status alone, never by words. `waiting` is sent again,
 * `paused` waits for a sign-in, `needs-attention` for a person. `status` is set if the server has answered.
 */
export type Refusal = {
  readonly state: 'waiting' | 'paused' | 'needs-attention';
  readonly reason: NonNullable<OutboxRow['lastReason']>;
  readonly status?: number;
  readonly message?: string | undefined;
  readonly retryAfterMs?: number | undefined;
};

/**
 * Decides what is sent again, what waits for a sign-in and what needs a person (OFF-3, OFF-7).
 * - A conflict (409) may mean that an earlier attempt is still in progress; a server that repeats it without saying
 * when to come back objects to the content.
 * - An unreadable acceptance is requested again where that is harmless.
 * @param problem undefined if the row itself could not be decrypted
 * @param isHarmless this server answers a repeated key with the same response and does nothing twice
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
 * Full jitter: anywhere from zero to the doubled base, so that a hall full of kiosks does not retry at the same moment.
 * @param failures how often it has failed in a row before, 0 for the first wait.
 */
export function backoffMs(failures: number): number {
  return Math.random() * Math.min(CAP_MS, BASE_MS * 2 ** failures);
}
