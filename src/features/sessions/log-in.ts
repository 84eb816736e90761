import type { Result } from '#shared/result.ts';
import { fail, succeed } from '#shared/result.ts';
import { loginTexts } from '#src/locales/en/staff/login.ts';
import { logIn as send } from '#src/platform/api/staff/sessions.ts';
import type { LoginValues } from './login-values.ts';
import { ROLES, type Role } from '#shared/contract/staff/roles.ts';

/** Why nobody is logged in: the words of ERR-LOGIN-1, and a second line when the server was not reached at all. */
export type LoginFailure = { readonly message: string; readonly detail?: string };

/** Logs in with the payload of CALL-1 for the role. */
export async function logIn(role: Role, values: LoginValues): Promise<Result<true, LoginFailure>> {
  const email = values.email.trim();
  const { password } = values;
  const { extraField } = ROLES[role];
  const answer = await send(role, { email, password, ...(extraField && { [extraField]: values[extraField].trim() }) });
  if (answer.ok) return succeed(true);
  const { problem } = answer;
  if (problem.kind === 'refused') return fail({ message: problem.message ?? loginTexts.failed });
  return fail({ message: loginTexts.failed, detail: loginTexts.unreachable });
}
