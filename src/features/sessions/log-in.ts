import * as v from 'valibot';
import type { Result } from '#shared/result.ts';
import { fail, succeed } from '#shared/result.ts';
import { LoginNeedsBody, RecoveryCodes, type SetUp } from '#shared/contract/staff/second-factor.ts';
import { loginTexts } from '#src/locales/en/staff/login.ts';
import { logIn as send } from '#src/platform/api/staff/sessions.ts';
import type { LoginValues } from './login-values.ts';
import { ROLES, type Role } from '#shared/contract/staff/roles.ts';

/** Why nobody is logged in: the words of ERR-LOGIN-1, and a second line when the server was not reached at all. */
export type LoginFailure = {
  readonly message: string;
  readonly detail?: string;
  /** The password was right: our own server asks for a code, perhaps of an app that is set up first. */
  readonly asksForCode?: { readonly setUp: SetUp | undefined };
};

const Needs = v.pipe(v.string(), v.parseJson(), LoginNeedsBody);

/**
 * Logs in with the payload of CALL-1 for the role.
 * @param code sent beside it once it has been asked for
 * @returns the recovery codes of an authenticator app that was set up with it
 */
export async function logIn(
  role: Role,
  values: LoginValues,
  code?: string,
): Promise<Result<readonly string[], LoginFailure>> {
  const email = values.email.trim();
  const { password } = values;
  const { extraField } = ROLES[role];
  const extra = { ...(extraField && { [extraField]: values[extraField].trim() }), ...(code && { code }) };
  const answer = await send(role, { email, password, ...extra });
  if (answer.ok) {
    const told = v.safeParse(RecoveryCodes, answer.value);
    return succeed(told.success ? told.output.recoveryCodes : []);
  }
  const { problem } = answer;
  if (problem.kind !== 'refused') return fail({ message: loginTexts.failed, detail: loginTexts.unreachable });
  const message = problem.message ?? loginTexts.failed;
  const needs = v.safeParse(Needs, problem.bodyText);
  const isCode = needs.success && (needs.output.needs === 'code' || needs.output.needs === 'set-up');
  return fail({ message, ...(isCode ? { asksForCode: { setUp: needs.output.setUp } } : {}) });
}
