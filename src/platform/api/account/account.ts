import * as v from 'valibot';
import type { Role } from '#shared/contract/staff/roles.ts';
import {
  AccountSecurity,
  type ConfirmBody,
  Passkey,
  RecoveryCodes,
  SetUp,
} from '#shared/contract/staff/second-factor.ts';
import { SignOnOffer, SignOnStart } from '#shared/contract/staff/sign-on.ts';
import type { Result } from '#shared/result.ts';
import { adoptAccount } from '#src/platform/api/http/acting-as.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { deviceHeaders } from '#src/platform/api/write/device-headers.ts';
import { staffCall } from '#src/platform/api/staff/staff-call.ts';

type Answer<Schema extends v.GenericSchema> = Promise<Result<v.InferOutput<Schema>, ApiProblem>>;

const ANY = v.unknown();
const ACCOUNT = 'api/account';

/** All of these work only with our own server: check `isOurs` first. */
export function readAccountSecurity(signal?: AbortSignal): Answer<typeof AccountSecurity> {
  return staffCall({ method: 'GET', path: `${ACCOUNT}/security`, schema: AccountSecurity, signal });
}

/** Proves again who is at the screen, before an act that asks for it. */
export function confirmAgain(proof: ConfirmBody): Answer<typeof ANY> {
  return staffCall({ method: 'POST', path: `${ACCOUNT}/confirm`, body: proof, schema: ANY });
}

export function beginAuthenticator(): Answer<typeof SetUp> {
  return staffCall({ method: 'POST', path: `${ACCOUNT}/authenticator`, body: {}, schema: SetUp });
}

export function finishAuthenticator(code: string): Answer<typeof RecoveryCodes> {
  const path = `${ACCOUNT}/authenticator/confirm`;
  return staffCall({ method: 'POST', path, body: { code }, schema: RecoveryCodes });
}

export function removeAuthenticator(): Answer<typeof ANY> {
  return staffCall({ method: 'DELETE', path: `${ACCOUNT}/authenticator`, schema: ANY });
}

export function renewRecoveryCodes(): Answer<typeof RecoveryCodes> {
  return staffCall({ method: 'POST', path: `${ACCOUNT}/recovery-codes`, body: {}, schema: RecoveryCodes });
}

/** What the authenticator is asked to make; only the library that asks it knows its form. */
export function passkeyOptions(): Answer<typeof ANY> {
  return staffCall({ method: 'POST', path: `${ACCOUNT}/passkeys/options`, body: {}, schema: ANY });
}

export function addPasskey(name: string, passkey: unknown): Answer<typeof Passkey> {
  return staffCall({ method: 'POST', path: `${ACCOUNT}/passkeys`, body: { name, passkey }, schema: Passkey });
}

export function renamePasskey(id: string, name: string): Answer<typeof ANY> {
  return staffCall({ method: 'PATCH', path: passkeyPath(id), body: { name }, schema: ANY });
}

export function removePasskey(id: string): Answer<typeof ANY> {
  return staffCall({ method: 'DELETE', path: passkeyPath(id), schema: ANY });
}

function passkeyPath(id: string): string {
  return `${ACCOUNT}/passkeys/${encodeURIComponent(id)}`;
}

export function passkeyLoginOptions(role: Role): Answer<typeof ANY> {
  return staffCall({ method: 'POST', path: 'api/passkey-login/options', body: { role }, schema: ANY });
}

export function logInByPasskey(role: Role, passkey: unknown): Answer<typeof ANY> {
  const body = { role, passkey };
  const headers = deviceHeaders();
  return staffCall({ method: 'POST', path: 'api/passkey-login', body, headers, schema: ANY, onHeaders: adoptAccount });
}

/** What the hospital's own log-in is called, if there is one. */
export function readSignOn(signal?: AbortSignal): Answer<typeof SignOnOffer> {
  return staffCall({ method: 'GET', path: 'api/sign-on', schema: SignOnOffer, signal });
}

export function startSignOn(role: Role): Answer<typeof SignOnStart> {
  return staffCall({ method: 'POST', path: 'api/sign-on', body: { role }, schema: SignOnStart });
}
