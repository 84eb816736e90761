import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http.ts';
import type { RowReason } from '#src/platform/database.ts';

const BASE_MS = 250;
const CAP_MS = 30_000;

/** So many conflicts in a row are an answer. */
const CONFLICTS_BELIEVED = 5;

/** Answers that promise nothing either way; every 5xx is one, too (offline.md rule 8). */
const RETRYABLE = [408, 409, 425, 429];

/**
 * What a row becomes that was not accepted, decided by the status alone, never by words. `waiting` is sent again;
 * `paused` waits for a sign-in; `needs-attention` for a person. A `status` is there when the server has answered.
 */
export type Refusal = {
  readonly state: 'waiting' | 'paused' | 'needs-attention';
  readonly reason: RowReason;
  readonly status?: number;
  readonly message?: string | undefined;
  readonly retryAfterMs?: number | undefined;
};

/**
 * Rules 8, 9 and 10 of offline.md: what is sent again, what waits for a sign-in, what needs a person.
 * @param conflicts how often in a row it has been a conflict (409) before. One may mean that an earlier attempt is still
 *   under way; a server that says so again and again, and never when to come back, means the content.
 * @returns undefined when it was accepted
 */
export function judge(result: Result<unknown, ApiProblem>, conflicts = 0): Refusal | undefined {
  if (result.ok) return undefined;
  const { problem } = result;
  if (problem.kind === 'unreadable' && !problem.page) return { state: 'needs-attention', reason: 'odd-answer' };
  if (problem.kind !== 'refused') return { state: 'waiting', reason: 'no-answer' };
  const { status, message, retryAfterMs } = problem;
  const answer = { status, message, retryAfterMs };
  const settledConflict = status === 409 && retryAfterMs === undefined && conflicts + 1 >= CONFLICTS_BELIEVED;
  if (status >= 500 || (RETRYABLE.includes(status) && !settledConflict))
    return { state: 'waiting', reason: 'server-busy', ...answer };
  return status === 401 || status === 403
    ? { state: 'paused', reason: 'sign-in', ...answer }
    : { state: 'needs-attention', reason: 'refused', ...answer };
}

/**
 * Full jitter: anywhere from nothing to the doubled base, so that a hall of kiosks does not knock together.
 * @param failures how often in a row it has failed before, 0 for the first wait.
 */
export function backoffMs(failures: number, random: () => number = Math.random): number {
  return random() * Math.min(CAP_MS, BASE_MS * 2 ** failures);
}
