import type { Context } from 'hono';
import { ChangePasswordBody, OneTimeCodeBody, SetPasswordBody } from '#shared/contract/staff/staff-accounts.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { readBody } from '#server/http/request/body.ts';
import { callerDevice } from '#server/http/guard/caller-device.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { findPrincipal } from '#server/http/guard/session.ts';
import { changePassword, setPasswordByCode, type PasswordProblem } from '#server/services/passwords/set-password.ts';
import { issueCode } from '#server/services/staff/staff-accounts.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const FAULTS = {
  common: 'This password is among the first that are tried. Choose another one.',
  'about-you': 'This password is made of your own name, e-mail or code. Choose another one.',
} as const;
const WRONG_CODE = 'That code is incorrect, has already been used or has expired. Ask for a new one.';
const WRONG_CURRENT = 'The current password is incorrect.';

/** Passwords: set with a one-time code, changed by their owner. */
export function passwordRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, now, config } = deps;
  const services = { database, now, limits: config.limits.login };

  return [
    {
      method: 'POST',
      path: '/api/staff/set-password',
      policy: 'public',
      handle: async (context) => {
        const body = await readBody(context, SetPasswordBody);
        if (!body.ok) return refuse(context, body.problem);
        const { code, password } = body.value.value;
        const address = clientAddress(context, config.trustProxy);
        const device = await callerDevice(context, deps);
        const done = await setPasswordByCode(services, code, password, { address, device });
        if (!done.ok) return refuseProblem(context, done.problem, 'code', WRONG_CODE);
        return context.json({ message: 'Your password is set.', role: done.value.role });
      },
    },
    {
      method: 'POST',
      path: '/api/staff/change-password',
      policy: 'desk-or-doctor',
      handle: async (context) => {
        const body = await readBody(context, ChangePasswordBody);
        if (!body.ok) return refuse(context, body.problem);
        const { role, current, password } = body.value.value;
        // Somebody may be signed in twice, as admin and as doctor: the body says which account is meant.
        const actor = await findPrincipal(context, deps, role);
        if (actor === undefined) return refuse(context, { status: 401, message: 'Please log in.' });
        const done = await changePassword(services, actor, current, password);
        if (!done.ok) return refuseProblem(context, done.problem, 'current', WRONG_CURRENT);
        return context.json({ message: 'Your password has been changed.' });
      },
    },
    {
      method: 'POST',
      path: '/api/staff/one-time-code',
      policy: 'admin',
      confirmed: true,
      handle: async (context) => {
        const body = await readBody(context, OneTimeCodeBody);
        if (!body.ok) return refuse(context, body.problem);
        const { role, accountId } = body.value.value;
        const actor = context.get('principal');
        const done = await database.transaction((db) => issueCode(db, actor, role, accountId, now()));
        if (!done.ok) return refuse(context, { status: 404, message: 'This account was not found.' });
        return context.json({ code: done.value }, 201);
      },
    },
  ];
}

/** Wrong is a 422 and not a 401: the session, if there is one, is as good as before. */
function refuseProblem(context: Context, problem: PasswordProblem, path: string, wrong: string): Response {
  if (problem.kind === 'slowed') {
    const message = 'Too many attempts. Please wait a moment before you try again.';
    return refuse(context, { status: 429, message, retryAfterSeconds: problem.retryAfterSeconds });
  }
  const message = problem.kind === 'wrong' ? wrong : FAULTS[problem.kind];
  const field = problem.kind === 'wrong' ? path : 'password';
  return refuse(context, { status: 422, message, faults: [{ path: field, message }] });
}
