import type { AccountSecurity } from '#shared/contract/staff/second-factor.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { deleteFactor, findFactor } from '#server/database/repositories/accounts/factors-repository.ts';
import {
  countPasskeys,
  deletePasskeysOf,
  listPasskeys,
  type PasskeyRow,
} from '#server/database/repositories/accounts/passkeys-repository.ts';
import {
  countRecoveryCodes,
  replaceRecoveryCodes,
} from '#server/database/repositories/accounts/recovery-codes-repository.ts';
import { deleteBrowsersOf } from '#server/database/repositories/staff/known-browsers-repository.ts';
import { deleteSessionsOf } from '#server/database/repositories/staff/sessions-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { readSecuritySettings } from '#server/services/security/security-settings.ts';
import { ACCOUNTS } from '#server/services/staff/accounts.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import type { Role } from '#shared/contract/staff/roles.ts';
import { hasAuthenticator } from './demand.ts';
import { isDemandedOf } from './demanded.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';

/** How somebody's own account is protected. */
export async function accountSecurity(db: Queryable, owner: Principal): Promise<AccountSecurity> {
  const factor = await findFactor(db, owner.id);
  const { secondFactor } = await readSecuritySettings(db);
  return {
    authenticatorSince: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, owner.id),
    passkeys: (await listPasskeys(db, owner.id)).map(passkeyView),
    required: isDemandedOf(secondFactor, owner),
  };
}

/** A passkey as its owner sees it. */
export function passkeyView({ id, name, createdAt, lastUsedAt }: PasskeyRow) {
  return { _id: id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/** New recovery codes, told this once. Only beside an authenticator. */
export async function renewRecoveryCodes(
  db: Queryable,
  owner: Principal,
  now: Date,
): Promise<Result<string[], { readonly kind: 'none' }>> {
  if (!(await hasAuthenticator(db, owner.id))) return fail({ kind: 'none' });
  await audit(db, now, owner, 'recovery-codes-made', owner.id);
  return succeed(await issueRecoveryCodes(db, owner.id, now));
}

/** Takes one's own authenticator out of use. `demanded`: the clinic asks for it, and there is no passkey instead. */
export async function removeOwnFactor(
  db: Queryable,
  owner: Principal,
  now: Date,
): Promise<Result<null, { readonly kind: 'none' | 'demanded' }>> {
  const { secondFactor } = await readSecuritySettings(db);
  if (isDemandedOf(secondFactor, owner) && (await countPasskeys(db, owner.id)) === 0) return fail({ kind: 'demanded' });
  if (!(await deleteFactor(db, owner.id))) return fail({ kind: 'none' });
  await replaceRecoveryCodes(db, owner.id, [], now);
  await audit(db, now, owner, 'second-factor-removed', owner.id);
  return succeed(null);
}

/**
 * For somebody who has lost telephone and recovery codes: another administrator takes every second factor of theirs away,
 * with the reason, and ends their sessions. They log in with the password, and set a new one up where the clinic asks for it.
 */
export async function resetFactor(
  db: Queryable,
  actor: Principal,
  role: Role,
  accountId: string,
  reason: string,
  now: Date,
): Promise<Result<null, { readonly kind: 'unknown' | 'oneself' | 'none' }>> {
  const account = await ACCOUNTS[role].find(db, accountId);
  if (account === undefined) return fail({ kind: 'unknown' });
  if (account.id === actor.id) return fail({ kind: 'oneself' });
  if (!(await forgetFactors(db, account.id, now))) return fail({ kind: 'none' });
  await deleteSessionsOf(db, account.id);
  await audit(db, now, actor, 'second-factor-reset', account.id, { reason });
  return succeed(null);
}

/**
 * Takes every second factor of an account away, and with it the browsers it is known by: where the clinic asks for one, the
 * next log-in sets a new one up. @returns false if it has none.
 */
export async function forgetFactors(db: Queryable, accountId: string, now: Date): Promise<boolean> {
  const hadFactor = await deleteFactor(db, accountId);
  const passkeys = await deletePasskeysOf(db, accountId);
  await replaceRecoveryCodes(db, accountId, [], now);
  await deleteBrowsersOf(db, accountId);
  return hadFactor || passkeys > 0;
}
