import type { AdminKind, Role } from '#shared/contract/staff/roles.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { Database } from '#server/database/engine/client.ts';
import { ACCOUNTS, type Credentials } from './accounts.ts';
import { audit, auditOnce } from './audit.ts';
import { knowsBrowser, rememberBrowser } from './known-browsers.ts';
import {
  forgetLoginFailures,
  loginDelayMs,
  loginScopes,
  recordLoginFailure,
  type LoginLimits,
} from './login-limits.ts';
import { hashingIsCrowded, passwordFits, withHashingSlot } from '#server/services/passwords/passwords.ts';
import { closeSession, openSession } from './sessions.ts';

type LoggedIn = {
  readonly token: string;
  readonly id: string;
  readonly browser: string;
  readonly kind?: AdminKind;
};
export type LoginProblem = { readonly kind: 'wrong' } | { readonly kind: 'slowed'; readonly retryAfterSeconds: number };
/** Where a login comes from: its session and its browser by their cookies. */
type Caller = {
  readonly address: string;
  readonly token: string | undefined;
  readonly browser: string | undefined;
  readonly device: string;
};

/**
 * Checks credentials and opens a new session. Whatever is wrong (account, password, doctor id), the answer is the same
 * `wrong` and takes as long; after too many failures it is `slowed`, also for the right password. A browser from which the
 * account has logged in before is counted apart: what strangers get wrong does not slow it.
 * @returns the account, the token of its new session, and the one by which its browser will be known; the session
 * presented, if any, is ended.
 */
export async function logIn(
  deps: { readonly database: Database; readonly limits: LoginLimits; readonly now: () => Date },
  role: Role,
  credentials: Credentials,
  caller: Caller,
): Promise<Result<LoggedIn, LoginProblem>> {
  const db = deps.database.orm;
  const email = credentials.email.toLowerCase();
  const account = await ACCOUNTS[role].findByLogin(db, { ...credentials, email });
  const isKnown = account !== undefined && (await knowsBrowser(db, caller.browser, account.id));
  const comer = isKnown ? 'known' : 'stranger';
  if (hashingIsCrowded(comer)) return fail({ kind: 'slowed', retryAfterSeconds: 5 });
  // However it is written, it is one account: no spelling gives more attempts.
  const scopes = isKnown
    ? loginScopes(`${account.id} from ${caller.browser}`)
    : loginScopes(`${role} ${email} ${credentials.doctorId?.toUpperCase() ?? ''}`, caller.address);
  const from = { role, device: caller.device, address: caller.address };
  // Limit, hash and record run in the same slot: attempts sent in parallel cannot pass the limit together.
  return withHashingSlot(async () => {
    const now = deps.now();
    const delayMs = await loginDelayMs(db, scopes, deps.limits, now);
    if (delayMs > 0) {
      await auditOnce(db, now, { ...from, id: account?.id }, 'login-slowed');
      return fail({ kind: 'slowed', retryAfterSeconds: delayMs / 1000 });
    }
    if (!(await passwordFits(account?.passwordHash, credentials.password)) || account === undefined) {
      await recordLoginFailure(db, scopes, now);
      await audit(db, now, { ...from, id: account?.id }, 'login-refused');
      return fail({ kind: 'wrong' });
    }
    return deps.database.transaction(async (transaction) => {
      await forgetLoginFailures(transaction, scopes);
      await closeSession(transaction, caller.token);
      const principal = { ...from, id: account.id };
      await audit(transaction, now, principal, 'login');
      const browser = await rememberBrowser(transaction, caller.browser, account.id, now);
      const token = await openSession(transaction, principal, now);
      const { id, kind } = account;
      return succeed({ token, id, browser, ...(kind === undefined ? {} : { kind }) });
    });
  }, comer);
}
