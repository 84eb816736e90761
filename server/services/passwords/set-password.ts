import type { Role } from '#shared/contract/staff/roles.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { Database } from '#server/database/engine/client.ts';
import { deleteCodesOf } from '#server/database/repositories/staff/one-time-codes-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { deleteBrowsersOf } from '#server/database/repositories/staff/known-browsers-repository.ts';
import { deleteOtherSessionsOf, deleteSessionsOf } from '#server/database/repositories/staff/sessions-repository.ts';
import { recordReset } from './password-resets.ts';
import { audit } from '#server/services/staff/audit.ts';
import {
  forgetLoginFailures,
  loginDelayMs,
  loginScopes,
  recordLoginFailure,
  type LoginLimits,
} from '#server/services/staff/login-limits.ts';
import { usePasswordCode } from '#server/services/staff/one-time-codes.ts';
import { passwordFault, type PasswordFault } from './password-rules.ts';
import { hashingIsCrowded, hashPassword, passwordFits, withHashingSlot } from './passwords.ts';
import { ACCOUNTS } from '#server/services/staff/accounts.ts';
import type { Principal } from '#server/services/staff/sessions.ts';

export type PasswordProblem =
  | { readonly kind: 'wrong' }
  | { readonly kind: 'slowed'; readonly retryAfterSeconds: number }
  | { readonly kind: PasswordFault };
type Deps = { readonly database: Database; readonly limits: LoginLimits; readonly now: () => Date };
type AccountOf = { readonly role: Role; readonly id: string };

/** Ends a transaction so that nothing of it stays, not even the use of the code; never leaves this file. */
class Refused extends Error {
  readonly fault: PasswordFault;
  constructor(fault: PasswordFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Sets the password of the account a one-time code is for, and ends that account's sessions. A refused password leaves
 * the code as it was; wrong codes are slowed like wrong passwords.
 * @returns the role whose login the password is for
 */
export async function setPasswordByCode(
  { database, limits, now: clock }: Deps,
  code: string,
  password: string,
  caller: { readonly address: string; readonly device: string },
): Promise<Result<{ role: Role }, PasswordProblem>> {
  if (hashingIsCrowded()) return fail({ kind: 'slowed', retryAfterSeconds: 5 });
  const scopes = loginScopes(`one-time code ${code}`, caller.address);
  return withHashingSlot(async () => {
    const now = clock();
    const delayMs = await loginDelayMs(database.orm, scopes, limits, now);
    if (delayMs > 0) return fail({ kind: 'slowed', retryAfterSeconds: delayMs / 1000 });
    const passwordHash = await hashPassword(password);
    try {
      const account = await database.transaction((db) => takeAndSet(db, code, password, passwordHash, caller, now));
      if (account !== undefined) return succeed({ role: account.role });
    } catch (error) {
      if (error instanceof Refused) return fail({ kind: error.fault });
      throw error;
    }
    await recordLoginFailure(database.orm, scopes, now);
    await audit(database.orm, now, { role: 'nobody', ...caller }, 'password-refused');
    return fail({ kind: 'wrong' });
  });
}

async function takeAndSet(
  db: Queryable,
  code: string,
  password: string,
  passwordHash: string,
  caller: { readonly device: string; readonly address: string },
  now: Date,
): Promise<AccountOf | undefined> {
  const account = await usePasswordCode(db, code, now);
  const words = account && (await ACCOUNTS[account.role].find(db, account.id))?.words;
  if (account === undefined || words === undefined) return undefined;
  const fault = await passwordFault(password, words);
  if (fault !== undefined) throw new Refused(fault);
  await store(db, account, passwordHash);
  await deleteSessionsOf(db, account.id);
  // Whoever has the code proves more than the password does: a second factor may be set up from a new browser.
  await deleteBrowsersOf(db, account.id);
  await recordReset(db, account, caller.device, now);
  await audit(db, now, { role: account.role, id: account.id, ...caller }, 'password-set');
  return account;
}

/**
 * Changes one's own password and ends one's other sessions. A wrong current password is `wrong`, and slowed like a
 * wrong login.
 */
export async function changePassword(
  { database, limits, now: clock }: Deps,
  actor: Principal,
  current: string,
  password: string,
): Promise<Result<null, PasswordProblem>> {
  if (hashingIsCrowded()) return fail({ kind: 'slowed', retryAfterSeconds: 5 });
  // A signed-in person is only slowed by their own mistakes, not by those from the same address.
  const scopes = loginScopes(`password of ${actor.id}`);
  return withHashingSlot(async () => {
    const now = clock();
    const delayMs = await loginDelayMs(database.orm, scopes, limits, now);
    if (delayMs > 0) return fail({ kind: 'slowed', retryAfterSeconds: delayMs / 1000 });
    const account = await ACCOUNTS[actor.role].find(database.orm, actor.id);
    if (!(await passwordFits(account?.passwordHash, current))) {
      await recordLoginFailure(database.orm, scopes, now);
      await audit(database.orm, now, actor, 'password-refused');
      return fail({ kind: 'wrong' });
    }
    const fault = await passwordFault(password, account?.words ?? []);
    if (fault !== undefined) return fail({ kind: fault });
    const passwordHash = await hashPassword(password);
    return database.transaction(async (db) => {
      await store(db, actor, passwordHash);
      await forgetLoginFailures(db, scopes);
      await deleteOtherSessionsOf(db, actor.id, actor.session ?? '');
      await audit(db, now, actor, 'password-changed');
      return succeed(null);
    });
  });
}

async function store(db: Queryable, { role, id }: AccountOf, passwordHash: string): Promise<void> {
  await deleteCodesOf(db, id);
  await ACCOUNTS[role].setPassword(db, id, passwordHash);
}
