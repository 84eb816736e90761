import type { AdminKind, Role } from '#shared/contract/staff/roles.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { Database } from '#server/database/engine/client.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { ACCOUNTS, type Account, type Credentials } from './accounts.ts';
import { audit, auditRefusalOnce } from './audit.ts';
import { knowsBrowser, rememberBrowser } from './known-browsers.ts';
import {
  forgetLoginFailures,
  loginDelayMs,
  loginScopes,
  recordLoginFailure,
  type LoginLimits,
} from './login-limits.ts';
import {
  hashingIsCrowded,
  hashPassword,
  isUpToDate,
  passwordFits,
  withHashingSlot,
} from '#server/services/passwords/passwords.ts';
import { codeLimits } from '#server/services/second-factor/code-limits.ts';
import { takeSecondStep, type SecondStep, type SecondStepProblem } from '#server/services/second-factor/second-step.ts';
import { closeSession, openSession, type OpenedWith, type Principal } from './sessions.ts';

export type LoggedIn = {
  readonly token: string;
  /** Of an authenticator that was set up with this log-in: told this once. */
  readonly recoveryCodes?: readonly string[];
  readonly id: string;
  readonly browser: string;
  readonly kind?: AdminKind;
};
export type LoginProblem = { readonly kind: 'wrong' } | SecondStepProblem;
/** Where a login comes from: its session and its browser by their cookies. */
export type Caller = {
  readonly address: string;
  readonly token: string | undefined;
  readonly browser: string | undefined;
  readonly device: string;
};

type LoginDeps = {
  readonly database: Database;
  readonly limits: LoginLimits;
  readonly clinic: SecondStep['clinic'];
  readonly now: () => Date;
};

/**
 * Checks credentials and opens a new session. Whatever is wrong (account, password, doctor id), the answer is the same
 * `wrong` and takes as long; after too many failures it is `slowed`, also for the right password. A browser from which the
 * account has logged in before is counted apart: what strangers get wrong does not slow it. With the right password the
 * second step follows (second-step.ts), and without that there is no session.
 * @returns the account, the token of its new session, and the one by which its browser will be known; the session
 * presented, if any, is ended.
 */
export async function logIn(
  deps: LoginDeps,
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
      await auditRefusalOnce(db, now, { ...from, id: account?.id }, 'login-slowed');
      return fail({ kind: 'slowed', retryAfterSeconds: delayMs / 1000 });
    }
    if (!(await passwordFits(account?.passwordHash, credentials.password)) || account === undefined) {
      await recordLoginFailure(db, scopes, now);
      await audit(db, now, { ...from, id: account?.id }, 'login-refused');
      return fail({ kind: 'wrong' });
    }
    const { id, kind } = account;
    const principal = { ...from, id, ...(kind === undefined ? {} : { kind }) };
    const step = {
      account,
      principal,
      code: credentials.code,
      isKnownBrowser: isKnown,
      limits: codeLimits(deps.limits, id, isKnown ? caller.browser : undefined),
      clinic: deps.clinic,
    };
    return deps.database.transaction(async (transaction) => {
      const second = await takeSecondStep(transaction, step, now);
      if (!second.ok) return second;
      await forgetLoginFailures(transaction, scopes);
      await renewHash(transaction, role, account, credentials.password);
      const { openedWith, ...told } = second.value;
      const opened = await letIn(transaction, principal, caller, { how: 'login', openedWith }, now);
      return succeed({ ...opened, ...told });
    });
  }, comer);
}

/** Opens a session for somebody who has proved who they are, in place of the one presented, and writes down how. */
export async function letIn(
  db: Queryable,
  principal: Principal,
  caller: Caller,
  { how, openedWith }: { readonly how: 'login' | 'login-passkey' | 'login-sign-on'; readonly openedWith: OpenedWith },
  now: Date,
): Promise<LoggedIn> {
  const { id, kind } = principal;
  await closeSession(db, caller.token);
  await audit(db, now, principal, how);
  const browser = await rememberBrowser(db, caller.browser, id, now);
  return {
    token: await openSession(db, principal, openedWith, now),
    id,
    browser,
    ...(kind === undefined ? {} : { kind }),
  };
}

/** A hash from before passwords were normalized, or of an older cost, is replaced while the password is at hand. */
async function renewHash(db: Queryable, role: Role, account: Account, password: string): Promise<void> {
  if (await isUpToDate(account.passwordHash, password)) return;
  await ACCOUNTS[role].setPassword(db, account.id, await hashPassword(password));
}
