import { createHash, randomBytes } from 'node:crypto';
import {
  isAnybodysBrowser,
  isKnownBrowser,
  saveKnownBrowser,
} from '#server/database/repositories/staff/known-browsers-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** Browsers keep no cookie for longer. */
export const BROWSER_KNOWN_SECONDS = 400 * 86_400;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether this account has logged in before from the browser that holds this token. */
export async function knowsBrowser(db: Queryable, token: string | undefined, accountId: string): Promise<boolean> {
  return token !== undefined && TOKEN.test(token) && isKnownBrowser(db, hashToken(token), accountId);
}

/**
 * Remembers that an account has logged in from a browser.
 * @param token what the browser holds already, if it does; one that is not ours is replaced
 * @returns the token it shall hold: 256 random bits that say nothing of anybody
 */
export async function rememberBrowser(
  db: Queryable,
  token: string | undefined,
  accountId: string,
  now: Date,
): Promise<string> {
  const isOurs = token !== undefined && TOKEN.test(token) && (await isAnybodysBrowser(db, hashToken(token)));
  const kept = isOurs ? token : randomBytes(32).toString('base64url');
  await saveKnownBrowser(db, { tokenHash: hashToken(kept), accountId, lastLoginAt: now });
  return kept;
}
