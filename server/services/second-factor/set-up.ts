import type { SetUp } from '#shared/contract/staff/second-factor.ts';
import type { Role } from '#shared/contract/staff/roles.ts';
import { confirmFactor, findFactor, startFactor } from '#server/database/repositories/accounts/factors-repository.ts';
import { confirmSession, deletePasswordSessionsOf } from '#server/database/repositories/staff/sessions-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { Actor } from '#server/services/staff/audit.ts';
import { audit } from '#server/services/staff/audit.ts';
import { inventSecret, setUpAddress, stepOf } from './authenticator.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { seal, unseal } from './seal.ts';

type Owner = { readonly id: string; readonly role: Role; readonly name: string };

/** What an authenticator app is set up with. Asked again while it is being set up, it is the same: the first QR code stays good. */
export async function beginSetUp(db: Queryable, owner: Owner, clinic: string, now: Date): Promise<SetUp> {
  const begun = (await findFactor(db, owner.id))?.pending;
  const secret = begun ? await unseal(db, begun, owner.id, now) : inventSecret();
  if (!begun) {
    const pending = await seal(db, secret, owner.id, now);
    await startFactor(db, { accountId: owner.id, role: owner.role, pending, createdAt: now });
  }
  return { secret, address: setUpAddress(secret, clinic, owner.name) };
}

/** Takes the app into use with its first code. @returns the recovery codes, or undefined if the code is wrong. */
export async function finishSetUp(
  db: Queryable,
  owner: Actor & { readonly id: string; readonly session?: string },
  code: string,
  now: Date,
): Promise<string[] | undefined> {
  const pending = (await findFactor(db, owner.id))?.pending;
  if (!pending) return undefined;
  const step = stepOf(await unseal(db, pending, owner.id, now), code.replaceAll(/\s/g, ''), now);
  if (step === undefined || !(await confirmFactor(db, owner.id, pending, step, now))) return undefined;
  await confirmSession(db, owner.session ?? '', 'factor', now);
  // Whoever else has come in with the password alone has to show more now.
  await deletePasswordSessionsOf(db, owner.id);
  await audit(db, now, owner, 'second-factor-set-up', owner.id);
  return issueRecoveryCodes(db, owner.id, now);
}
