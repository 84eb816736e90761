import type { Role } from '#shared/contract/staff/roles.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import {
  doctorsWithEmail,
  findSubject,
  insertSubject,
  isLinked,
} from '#server/database/repositories/accounts/sign-on-repository.ts';
import { findAdmin } from '#server/database/repositories/staff/admins-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { SignedOn } from '#server/gateways/sign-on/sign-on-provider.ts';
import { isProtected } from '#server/services/second-factor/demand.ts';
import { isDemandedOf } from '#server/services/second-factor/demanded.ts';
import { readSecuritySettings } from '#server/services/security/security-settings.ts';
import { ACCOUNTS, type Account } from '#server/services/staff/accounts.ts';
import { audit } from '#server/services/staff/audit.ts';
import { letIn, type Caller, type LoggedIn } from '#server/services/staff/log-in.ts';

/** `unknown`: no account here is theirs. `second-factor`: theirs asks for one, and the provider has not. */
export type SignOnProblem = { readonly kind: 'unknown' | 'second-factor' };

/**
 * Opens a session for somebody whom the hospital's own log-in has sent. It is the account that was linked with the subject, else
 * once the one with the same verified e-mail, which is linked from then on. An account is never made, and never given a right.
 */
export async function logInBySignOn(
  db: Queryable,
  role: Role,
  who: SignedOn,
  caller: Caller,
  now: Date,
): Promise<Result<LoggedIn, SignOnProblem>> {
  const from = { role, device: caller.device, address: caller.address };
  const linked = await findSubject(db, who.issuer, who.subject, role);
  const account = linked === undefined ? await byEmail(db, role, who) : await ACCOUNTS[role].find(db, linked);
  const refused = async (kind: SignOnProblem['kind']) => {
    await audit(db, now, { ...from, id: account?.id }, 'sign-on-refused');
    return fail({ kind });
  };
  if (account === undefined) return refused('unknown');
  const { id, kind } = account;
  const principal = { ...from, id, ...(kind === undefined ? {} : { kind }) };
  const { secondFactor } = await readSecuritySettings(db);
  const asksForMore = isDemandedOf(secondFactor, principal) || (await isProtected(db, id));
  if (asksForMore && !who.hasSecondFactor) return refused('second-factor');
  if (linked === undefined) {
    await insertSubject(db, { issuer: who.issuer, subject: who.subject, role, accountId: id, createdAt: now });
    await audit(db, now, principal, 'sign-on-linked', id);
  }
  return succeed(
    await letIn(
      db,
      principal,
      caller,
      { how: 'login-sign-on', openedWith: who.hasSecondFactor ? 'factor' : 'password' },
      now,
    ),
  );
}

/** An account that is linked already is no other subject's: an e-mail may be given to somebody new. */
async function byEmail(db: Queryable, role: Role, { issuer, email }: SignedOn): Promise<Account | undefined> {
  if (email === undefined) return undefined;
  const ids = role === 'admin' ? [(await findAdmin(db, email))?.id] : await doctorsWithEmail(db, email);
  const [id] = ids;
  if (id === undefined || ids.length > 1 || (await isLinked(db, issuer, id))) return undefined;
  return ACCOUNTS[role].find(db, id);
}
