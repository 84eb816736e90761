import type { SecuritySettings } from '#shared/contract/clinic/security-settings.ts';
import { accountsWithFactor, findFactor } from '#server/database/repositories/accounts/factors-repository.ts';
import { accountsWithPasskey, countPasskeys } from '#server/database/repositories/accounts/passkeys-repository.ts';
import { deleteSessionsWithout } from '#server/database/repositories/staff/sessions-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

type Demanded = SecuritySettings['secondFactor'];

/** Whether an account is asked for the codes of an authenticator app. */
export async function hasAuthenticator(db: Queryable, accountId: string): Promise<boolean> {
  return ((await findFactor(db, accountId))?.confirmedAt ?? null) !== null;
}

/** Whether an account cannot be opened by its password alone where the clinic asks for more. */
export async function isProtected(db: Queryable, accountId: string): Promise<boolean> {
  return (await hasAuthenticator(db, accountId)) || (await countPasskeys(db, accountId)) > 0;
}

/** Ends the sessions of whoever is asked for a second factor from now on and has none, and those that the password alone has opened. */
export async function endUnprotectedSessions(db: Queryable, demanded: Demanded): Promise<void> {
  if (demanded === 'optional') return;
  const spared = [...new Set([...(await accountsWithFactor(db)), ...(await accountsWithPasskey(db))])];
  await deleteSessionsWithout(db, spared, demanded === 'everybody' ? 'everybody' : 'administrators');
}
