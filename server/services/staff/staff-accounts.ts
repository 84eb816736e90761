import { fail, succeed, type Result } from '#shared/result.ts';
import type { AdminAccount, OneTimeCode } from '#shared/contract/staff/staff-accounts.ts';
import {
  addOrReviveAdmin,
  listAdmins,
  lockAdmins,
  markAdminRemoved,
  setAdminKind,
  type AdminRow,
} from '#server/database/repositories/staff/admins-repository.ts';
import { deleteSubjectsOf } from '#server/database/repositories/accounts/sign-on-repository.ts';
import { deleteCodesOf } from '#server/database/repositories/staff/one-time-codes-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { deleteSessionsOf } from '#server/database/repositories/staff/sessions-repository.ts';
import { isProtected } from '#server/services/second-factor/demand.ts';
import { isDemandedOf } from '#server/services/second-factor/demanded.ts';
import { forgetFactors } from '#server/services/second-factor/own-factor.ts';
import { readSecuritySettings } from '#server/services/security/security-settings.ts';
import { audit } from './audit.ts';
import { issuePasswordCode } from './one-time-codes.ts';
import type { Principal } from './sessions.ts';
import { ACCOUNTS } from './accounts.ts';
import type { AdminKind, Role } from '#shared/contract/staff/roles.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';

/** `no-more`: whoever asks has stopped being an administrator meanwhile. */
type AccountProblem = { readonly kind: 'unknown' | 'oneself' | 'no-more' };

/** Everybody who may administer or runs the desk, oldest account first. */
export async function adminAccounts(db: Queryable, actor: Principal): Promise<AdminAccount[]> {
  return (await listAdmins(db)).map((row) => accountView(row, actor));
}

/** Adds an administrator or a receptionist, who sets a password with the code that is told this once. */
export async function addAdmin(
  db: Queryable,
  actor: Principal,
  input: { readonly name: string; readonly email: string; readonly kind: AdminKind },
  now: Date,
): Promise<Result<{ admin: AdminAccount; code: OneTimeCode }, { readonly kind: 'email-taken' }>> {
  const email = input.email.toLowerCase();
  const row = await addOrReviveAdmin(db, {
    id: uuidV7(now),
    email,
    name: input.name,
    kind: input.kind,
    createdAt: now,
  });
  if (row === undefined) return fail({ kind: 'email-taken' });
  await audit(db, now, actor, 'admin-added', row.id);
  return succeed({
    admin: accountView(row, actor),
    code: await issuePasswordCode(db, { role: 'admin', id: row.id }, actor.id, now),
  });
}

/**
 * Makes an administrator a receptionist, or the other way round; never oneself, so that one administrator always stays. It
 * holds from the next call on, in the sessions that are open, too.
 */
export async function changeAdminKind(
  db: Queryable,
  actor: Principal,
  id: string,
  kind: AdminKind,
  now: Date,
): Promise<Result<AdminAccount, AccountProblem>> {
  const found = await holdAccount(db, actor, id);
  if (!found.ok) return found;
  if (found.value.kind !== kind) {
    await setAdminKind(db, id, kind);
    await endSessionIfUnprotected(db, id, kind);
    await audit(db, now, actor, 'admin-kind-changed', id);
  }
  return succeed(accountView({ ...found.value, kind }, actor));
}

/** Somebody of whom the clinic asks a second factor from now on logs in again, and sets it up. */
async function endSessionIfUnprotected(db: Queryable, id: string, kind: AdminKind): Promise<void> {
  const { secondFactor } = await readSecuritySettings(db);
  if (isDemandedOf(secondFactor, { role: 'admin', kind }) && !(await isProtected(db, id)))
    await deleteSessionsOf(db, id);
}

/** Removes an account of the administration and ends its sessions; never one's own. */
export async function removeAdmin(
  db: Queryable,
  actor: Principal,
  id: string,
  now: Date,
): Promise<Result<null, AccountProblem>> {
  const found = await holdAccount(db, actor, id);
  if (!found.ok) return found;
  await markAdminRemoved(db, id, now);
  await deleteCodesOf(db, id);
  await deleteSessionsOf(db, id);
  await forgetFactors(db, id, now);
  await deleteSubjectsOf(db, id);
  await audit(db, now, actor, 'admin-removed', id);
  return succeed(null);
}

/**
 * A code with which a doctor or an administrator sets a new password. The old one holds until the code is used, so that
 * a code asked for by mistake locks nobody out.
 * @param accountId `_id`, or a doctor's code
 */
export async function issueCode(
  db: Queryable,
  actor: Principal,
  role: Role,
  accountId: string,
  now: Date,
): Promise<Result<OneTimeCode, { readonly kind: 'unknown' }>> {
  const account = await ACCOUNTS[role].find(db, accountId);
  if (account === undefined) return fail({ kind: 'unknown' });
  await audit(db, now, actor, 'code-issued', account.id);
  return succeed(await issuePasswordCode(db, { role, id: account.id }, actor.id, now));
}

/**
 * An account that is to be changed. Whoever changes it is an administrator until the end of the transaction, so that two who
 * remove or demote each other at the same moment leave one: the last administrator always stays.
 */
async function holdAccount(db: Queryable, actor: Principal, id: string): Promise<Result<AdminRow, AccountProblem>> {
  if (id === actor.id) return fail({ kind: 'oneself' });
  const accounts = await lockAdmins(db);
  if (!accounts.some((account) => account.id === actor.id && account.kind !== 'desk')) return fail({ kind: 'no-more' });
  const found = accounts.find((account) => account.id === id);
  return found === undefined ? fail({ kind: 'unknown' }) : succeed(found);
}

function accountView(row: AdminRow, actor: Principal): AdminAccount {
  const { id, name, email, kind, passwordHash, createdAt } = row;
  return {
    _id: id,
    name,
    email,
    kind: kind === 'desk' ? 'desk' : 'admin',
    ready: passwordHash !== null,
    own: id === actor.id,
    createdAt: createdAt.toISOString(),
  };
}
