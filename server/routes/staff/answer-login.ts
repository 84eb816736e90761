import type { Context } from 'hono';
import type { LoginNeeds } from '#shared/contract/staff/second-factor.ts';
import type { Role } from '#shared/contract/staff/roles.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { nameAccount } from '#server/http/guard/acting-as.ts';
import { callerDevice } from '#server/http/guard/caller-device.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { browserToken, giveBrowserCookie, giveSessionCookie, sessionToken } from '#server/http/guard/session.ts';
import type { Caller, LoggedIn, LoginProblem } from '#server/services/staff/log-in.ts';

const NEEDS: Readonly<Record<Exclude<LoginProblem['kind'], 'slowed' | 'needs-set-up'>, Refusal>> = {
  wrong: { status: 401, message: 'The email or password is incorrect.' },
  'needs-code': needs('code', 'Enter the code from your authenticator app.'),
  'wrong-code': needs('code', 'That code is incorrect or has already been used.'),
  'needs-passkey': needs('passkey', 'This clinic asks for a second factor. Log in with your passkey.'),
  'needs-known-browser': needs(
    'known-browser',
    'This clinic asks for a second factor, and your account has none yet. Set it up in a browser you have used before, or ask an administrator for a one-time code and set a new password with it.',
  ),
};
const SET_UP = 'This clinic asks for a second factor. Set up an authenticator app now.';
const WRONG_SET_UP = 'That code is incorrect. Check that the app shows this account, and the time of your phone.';

/** Where a log-in comes from. */
export async function callerOf(context: Context, deps: RouteDeps, role: Role): Promise<Caller> {
  return {
    address: clientAddress(context, deps.config.trustProxy),
    token: sessionToken(context, deps, role),
    browser: browserToken(context, deps),
    device: await callerDevice(context, deps),
  };
}

/** Gives a new session's cookies to whoever has logged in. */
export function giveSession(context: Context, deps: RouteDeps, role: Role, done: LoggedIn): void {
  giveSessionCookie(context, deps, role, done.token);
  giveBrowserCookie(context, deps, done.browser);
  nameAccount(context, { role, id: done.id, ...(done.kind === undefined ? {} : { kind: done.kind }) });
}

/** What a login answers: the session's cookies, and the recovery codes of an authenticator that was set up with it. */
export function answerLogin(context: Context, deps: RouteDeps, role: Role, done: LoggedIn): Response {
  giveSession(context, deps, role, done);
  const { kind, recoveryCodes } = done;
  return context.json({
    message: 'Login successful',
    role,
    ...(kind === 'desk' ? { kind } : {}),
    ...(recoveryCodes ? { recoveryCodes } : {}),
  });
}

/** Why nobody is logged in, and what is still needed. */
export function refuseLogin(context: Context, problem: LoginProblem): Response {
  if (problem.kind === 'slowed') {
    const message = 'Too many attempts. Please wait a moment before you try again.';
    return refuse(context, { status: 429, message, retryAfterSeconds: problem.retryAfterSeconds });
  }
  if (problem.kind !== 'needs-set-up') return refuse(context, NEEDS[problem.kind]);
  const { setUp, wrongCode } = problem;
  return refuse(context, needs('set-up', wrongCode ? WRONG_SET_UP : SET_UP, { setUp }));
}

function needs(what: LoginNeeds, message: string, more: Record<string, unknown> = {}): Refusal {
  return { status: 401, message, extension: { needs: what, ...more } };
}
