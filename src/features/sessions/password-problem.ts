import * as v from 'valibot';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import { PASSWORD_MIN_LENGTH } from '#shared/contract/staff/staff-accounts.ts';
import { passwordTexts as texts } from '#src/locales/en/staff/passwords.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';

/** What is wrong, and with which field; without one it is the whole that failed. */
export type PasswordError = { readonly field: 'code' | 'current' | 'password' | undefined; readonly message: string };

/** Why a new password was refused, in the server's own words where it has some. */
export function passwordError(problem: ApiProblem): PasswordError {
  if (problem.kind !== 'refused') return { field: undefined, message: texts.unreachable };
  const message = problem.message ?? texts.failed;
  const [fault] = faultsOf(problem.bodyText);
  const field = (['code', 'current', 'password'] as const).find((one) => one === fault);
  return { field, message };
}

/** A new password has a least length and no other rule that could be checked here. */
export function isTooShort(password: string): boolean {
  return password.length < PASSWORD_MIN_LENGTH;
}

function faultsOf(bodyText: string): string[] {
  try {
    const body = v.safeParse(ProblemBody, JSON.parse(bodyText));
    return body.success ? (body.output.faults ?? []).map(({ path }) => path) : [];
  } catch {
    return [];
  }
}
