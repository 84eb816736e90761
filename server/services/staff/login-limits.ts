import { createHash } from 'node:crypto';
import {
  clearFailures,
  countFailures,
  insertFailures,
  type Failures,
} from '#server/database/repositories/staff/login-failures-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';

export type LoginLimits = {
  readonly failuresPerAccount: number;
  readonly failuresPerAddress: number;
  readonly windowMinutes: number;
  /** Half a minute unless said. */
  readonly longestDelayMs?: number;
};
/**
 * What failures are counted by. The table holds only hashes of both. Without an address only what is counted as the account
 * slows: of a browser the account knows, and of somebody who is signed in, nobody else's failures count.
 */
export type LoginScopes = { readonly account: string; readonly address?: string };

const FIRST_DELAY_MS = 5000;
/** Slow enough to guess nothing, and no longer than a person waits who knows the password. */
const LONGEST_DELAY_MS = 30_000;

/** What the failures of an account and of an address are counted under. `account` is any text that stands for it. */
export function loginScopes(account: string, address?: string): LoginScopes {
  const hashed = (text: string) => createHash('sha256').update(text).digest('hex');
  const own = { account: hashed(`account ${account}`) };
  return address === undefined ? own : { ...own, address: hashed(`address ${address}`) };
}

/**
 * Milliseconds until the next attempt may be made; 0 when it may be made now. From the limit on each failure doubles
 * the wait, up to half a minute: attempts are slowed, nobody is locked out (LOGIN-7).
 */
export async function loginDelayMs(
  db: Queryable,
  scopes: LoginScopes,
  limits: LoginLimits,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - limits.windowMinutes * 60_000);
  const failures = await countFailures(db, hashesOf(scopes), since, now);
  return Math.max(
    0,
    remaining(failures.get(scopes.account), limits.failuresPerAccount, limits, now),
    remaining(failures.get(scopes.address ?? ''), limits.failuresPerAddress, limits, now),
  );
}

function hashesOf({ account, address }: LoginScopes): string[] {
  return address === undefined ? [account] : [account, address];
}

function remaining(
  failures: Failures | undefined,
  limit: number,
  { longestDelayMs = LONGEST_DELAY_MS }: LoginLimits,
  now: Date,
): number {
  if (failures === undefined || failures.count < limit) return 0;
  const delay = Math.min(longestDelayMs, FIRST_DELAY_MS * 2 ** Math.min(20, failures.count - limit));
  return failures.last.getTime() + delay - now.getTime();
}

/** Counts one failure for each scope. */
export async function recordLoginFailure(db: Queryable, scopes: LoginScopes, now: Date): Promise<void> {
  await insertFailures(
    db,
    hashesOf(scopes).map((scope) => ({ id: uuidV7(now), scope, failedAt: now })),
  );
}

/** A right password ends the slowing of its account; the address keeps its failures. */
export async function forgetLoginFailures(db: Queryable, scopes: LoginScopes): Promise<void> {
  await clearFailures(db, scopes.account);
}
