import type { SecuritySettings } from '#shared/contract/clinic/security-settings.ts';
import type { AdminKind, Role } from '#shared/contract/staff/roles.ts';
import { accountsWithFactor, findFactor } from '#server/database/repositories/accounts/factors-repository.ts';
import { accountsWithPasskey, countPasskeys } from '#server/database/repositories/accounts/passkeys-repository.ts';
import { deleteSessionsWithout } from '#server/database/repositories/staff/sessions-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

type Demanded = SecuritySettings['secondFactor'];

/** Whether the clinic asks an account for a second factor; a receptionist is not an administrator. */
export function isDemandedOf(demanded: Demanded, { role, kind }: { readonly role: Role; readonly kind?: AdminKind }) {
  if (demanded === 'everybody') return true;
  return demanded === 'administrators' && role === 'admin' && kind !== 'desk';
}

/** Whether an account is asked for the codes of an authenticator app. */
export async function hasAuthenticator(db: Queryable, accountId: string): Promise<boolean> {
  return ((await findFactor(db, accountId))?.confirmedAt ?? null) !== null;
}

/** Whether an account cannot be opened by its password alone where the clinic asks for more. */
export async function isProtected(db: Queryable, accountId: string): Promise<boolean> {
  return (await hasAuthenticator(db, accountId)) || (await countPasskeys(db, accountId)) > 0;
}

/** Ends the sessions of accounts that are asked for a second factor from now on and have none. */
export async function endUnprotectedSessions(db: Queryable, demanded: Demanded): Promise<void> {
  if (demanded === 'optional') return;
  const spared = [...new Set([...(await accountsWithFactor(db)), ...(await accountsWithPasskey(db))])];
  await deleteSessionsWithout(db, spared, demanded === 'everybody' ? 'everybody' : 'administrators');
}
