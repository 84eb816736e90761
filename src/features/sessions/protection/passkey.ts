import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { Role } from '#shared/contract/staff/roles.ts';
import type { Passkey } from '#shared/contract/staff/second-factor.ts';
import { protectionTexts } from '#src/locales/en/account/protection.ts';
import { addPasskey, logInByPasskey, passkeyLoginOptions, passkeyOptions } from '#src/platform/api/account/account.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';

const texts = protectionTexts;
type Making = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Using = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Whether this browser has passkeys at all. Over plain HTTP from another machine none has. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && isSecureContext;
}

/** Adds a passkey of this device to one's account, or says why not. */
export async function makePasskey(name: string): Promise<Result<Passkey, string>> {
  const options = await passkeyOptions();
  if (!options.ok) return fail(wordsOf(options.problem));
  const { startRegistration: start } = await import('@simplewebauthn/browser');
  const made = await start({ optionsJSON: asMade(options.value) }).catch(() => undefined);
  if (made === undefined) return fail(texts.passkeys.notAdded);
  const added = await addPasskey(name, made);
  return added.ok ? added : fail(wordsOf(added.problem));
}

/** Logs in with a passkey that is at hand, or says why not. */
export async function enterByPasskey(role: Role): Promise<Result<null, string>> {
  const options = await passkeyLoginOptions(role);
  if (!options.ok) return fail(wordsOf(options.problem));
  const { startAuthentication: start } = await import('@simplewebauthn/browser');
  const signed = await start({ optionsJSON: asMade(options.value) }).catch(() => undefined);
  if (signed === undefined) return fail(texts.passkeys.notUsed);
  const entered = await logInByPasskey(role, signed);
  return entered.ok ? succeed(null) : fail(wordsOf(entered.problem));
}

/** The server has made the options for exactly this call, with the other half of the library. */
function asMade(value: unknown): Making & Using {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return value as Making & Using;
}

function wordsOf(problem: ApiProblem): string {
  return problem.kind === 'refused' ? (problem.message ?? texts.failed) : texts.unreachable;
}
