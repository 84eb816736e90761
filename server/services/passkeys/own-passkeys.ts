import type { MadePasskey } from '#shared/contract/staff/passkeys.ts';
import type { Passkey } from '#shared/contract/staff/second-factor.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import {
  countPasskeys,
  deletePasskey,
  insertPasskey,
  listPasskeys,
  renamePasskey,
} from '#server/database/repositories/accounts/passkeys-repository.ts';
import { confirmSession } from '#server/database/repositories/staff/sessions-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { hasAuthenticator } from '#server/services/second-factor/demand.ts';
import { isDemandedOf } from '#server/services/second-factor/demanded.ts';
import { readSecuritySettings } from '#server/services/security/security-settings.ts';
import { accountName } from '#server/services/staff/accounts.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { recall, remember, type Site } from './ceremony.ts';

const MOST = 20;

/** What the browser asks its authenticator for: a key that finds its account by itself, and knows its owner by PIN or body. */
export async function passkeyOptions(db: Queryable, owner: Principal, site: Site, now: Date) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const name = await accountName(db, owner);
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userName: name,
    userDisplayName: name,
    userID: new TextEncoder().encode(owner.id),
    attestationType: 'none',
    excludeCredentials: (await listPasskeys(db, owner.id)).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await remember(db, 'add-passkey', options.challenge, { accountId: owner.id }, now);
  return options;
}

/** Adds the key that the authenticator has made. */
export async function addPasskey(
  db: Queryable,
  owner: Principal,
  name: string,
  made: MadePasskey,
  site: Site,
  now: Date,
): Promise<Result<Passkey, { readonly kind: 'wrong' | 'too-many' }>> {
  if ((await countPasskeys(db, owner.id)) >= MOST) return fail({ kind: 'too-many' });
  // Read when somebody first has a passkey: few need it, and it is large.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    // What a browser leaves out of its answer is not there at all.
    response: JSON.parse(JSON.stringify(made)),
    expectedChallenge: async (challenge) =>
      (await recall(db, 'add-passkey', challenge, now))?.['accountId'] === owner.id,
    expectedOrigin: [...site.origins],
    expectedRPID: site.id,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const }));
  if (!verified.verified) return fail({ kind: 'wrong' });
  const { credential } = verified.registrationInfo;
  const row = {
    id: credential.id,
    role: owner.role,
    accountId: owner.id,
    name,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: [...(credential.transports ?? [])],
    createdAt: now,
  };
  if (!(await insertPasskey(db, row))) return fail({ kind: 'wrong' });
  await confirmSession(db, owner.session ?? '', 'factor', now);
  await audit(db, now, owner, 'passkey-added', owner.id);
  return succeed({ _id: row.id, name, createdAt: now.toISOString(), lastUsedAt: null });
}

/** @returns false when it is none of one's own. */
export async function renameOwnPasskey(
  db: Queryable,
  owner: Principal,
  id: string,
  name: string,
  now: Date,
): Promise<boolean> {
  if (!(await renamePasskey(db, owner.id, id, name))) return false;
  await audit(db, now, owner, 'passkey-renamed', owner.id);
  return true;
}

/** Removes one's own key. `demanded`: it is the only second factor, and the clinic asks for one. */
export async function removeOwnPasskey(
  db: Queryable,
  owner: Principal,
  id: string,
  now: Date,
): Promise<Result<null, { readonly kind: 'unknown' | 'demanded' }>> {
  const isLast = (await countPasskeys(db, owner.id)) === 1 && !(await hasAuthenticator(db, owner.id));
  const { secondFactor } = await readSecuritySettings(db);
  if (isLast && isDemandedOf(secondFactor, owner)) return fail({ kind: 'demanded' });
  if (!(await deletePasskey(db, owner.id, id))) return fail({ kind: 'unknown' });
  await audit(db, now, owner, 'passkey-removed', owner.id);
  return succeed(null);
}
