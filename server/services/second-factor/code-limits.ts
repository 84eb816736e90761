import type { Queryable } from '#server/database/transaction/queryable.ts';
import {
  forgetLoginFailures,
  loginDelayMs,
  loginScopes,
  recordLoginFailure,
  type LoginLimits,
} from '#server/services/staff/login-limits.ts';

const WINDOW_MINUTES = 24 * 60;
/** Whoever gets here has the password: at most some hundred of a million codes can be tried in a day. */
const LONGEST_DELAY_MS = 15 * 60_000;

/** Slows wrong codes of one account. A browser that the account knows is counted apart, so that a thief does not slow its owner. */
export function codeLimits(limits: LoginLimits, accountId: string, knownBrowser: string | undefined) {
  const scopes = loginScopes(
    `second factor of ${accountId}${knownBrowser === undefined ? '' : ` from ${knownBrowser}`}`,
  );
  const slower = { ...limits, windowMinutes: WINDOW_MINUTES, longestDelayMs: LONGEST_DELAY_MS };
  return {
    delayMs: (db: Queryable, now: Date) => loginDelayMs(db, scopes, slower, now),
    refused: (db: Queryable, now: Date) => recordLoginFailure(db, scopes, now),
    accepted: (db: Queryable) => forgetLoginFailures(db, scopes),
  };
}
