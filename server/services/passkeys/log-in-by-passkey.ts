import type { SignedByPasskey } from '#shared/contract/staff/passkeys.ts';
import type { Role } from '#shared/contract/staff/roles.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { findPasskey, notePasskeyUse } from '#server/database/repositories/accounts/passkeys-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { ACCOUNTS } from '#server/services/staff/accounts.ts';
import { audit } from '#server/services/staff/audit.ts';
import { letIn, type Caller, type LoggedIn } from '#server/services/staff/log-in.ts';
import { recall, remember, type Site } from './ceremony.ts';

/** What the browser asks any authenticator at hand for; whose key it is is found out by it. */
export async function passkeyLoginOptions(db: Queryable, site: Site, now: Date) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' });
  await remember(db, 'use-passkey', options.challenge, {}, now);
  return options;
}

/**
 * Opens a session for the owner of a key. It stands for both factors: the authenticator is at hand, and has asked for a PIN or
 * a finger. Whatever is wrong (the key, its account, its role), the answer is the same.
 */
export async function logInByPasskey(
  db: Queryable,
  role: Role,
  signed: SignedByPasskey,
  site: Site,
  caller: Caller,
  now: Date,
): Promise<Result<LoggedIn, { readonly kind: 'wrong' }>> {
  const key = await findPasskey(db, signed.id);
  const account = key?.role === role ? await ACCOUNTS[role].find(db, key.accountId) : undefined;
  const from = { role, device: caller.device, address: caller.address };
  const refused = async () => {
    await audit(db, now, { ...from, id: account?.id }, 'login-refused');
    return fail({ kind: 'wrong' as const });
  };
  if (key === undefined || account === undefined) return refused();
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyAuthenticationResponse({
    response: JSON.parse(JSON.stringify(signed)),
    expectedChallenge: async (challenge) => (await recall(db, 'use-passkey', challenge, now)) !== undefined,
    expectedOrigin: [...site.origins],
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
  }).catch(() => ({ verified: false as const }));
  if (!verified.verified) return refused();
  await notePasskeyUse(db, key.id, verified.authenticationInfo.newCounter, now);
  const { id, kind } = account;
  const principal = { ...from, id, ...(kind === undefined ? {} : { kind }) };
  return succeed(await letIn(db, principal, caller, { how: 'login-passkey', openedWith: 'factor' }, now));
}
