import type { Context } from 'hono';
import type * as v from 'valibot';
import { AdminLogin, DoctorLogin } from '#shared/contract/staff/sessions.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { isStranger, nameAccount, otherAccount, pageAccount } from '#server/http/guard/acting-as.ts';
import { readBody } from '#server/http/request/body.ts';
import { callerDevice } from '#server/http/guard/caller-device.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { refuse } from '#server/http/answer/problem.ts';
import {
  browserToken,
  findPrincipal,
  giveBrowserCookie,
  giveSessionCookie,
  sessionToken,
  takeSessionCookie,
} from '#server/http/guard/session.ts';
import { accountName } from '#server/services/passwords/account-name.ts';
import { audit } from '#server/services/staff/audit.ts';
import { logIn, type Credentials } from '#server/services/staff/log-in.ts';
import { closeSession, type Role } from '#server/services/staff/sessions.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const WRONG = { status: 401, message: 'These credentials are not right.' } as const;

/** Logging in and out, for admins and doctors: two cookies, two sessions, nothing shared. */
export function sessionRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, now } = deps;

  async function enter(
    context: Context<AppEnv>,
    role: Role,
    schema: v.GenericSchema<unknown, Credentials>,
  ): Promise<Response> {
    const body = await readBody(context, schema);
    if (!body.ok) return refuse(context, body.problem);
    const caller = {
      address: clientAddress(context, deps.config.trustProxy),
      token: sessionToken(context, deps, role),
      browser: browserToken(context, deps),
      device: await callerDevice(context, deps),
    };
    const done = await logIn({ database, limits: deps.config.limits.login, now }, role, body.value.value, caller);
    if (done.ok) {
      giveSessionCookie(context, deps, role, done.value.token);
      giveBrowserCookie(context, deps, done.value.browser);
      nameAccount(context, { role, id: done.value.id });
      return context.json({ message: 'Login successful', role });
    }
    if (done.problem.kind === 'wrong') return refuse(context, WRONG);
    const { retryAfterSeconds } = done.problem;
    const message = 'Too many attempts. Please wait a moment before you try again.';
    return refuse(context, { status: 429, message, retryAfterSeconds });
  }

  async function leave(context: Context<AppEnv>, role: Role): Promise<Response> {
    const principal = await findPrincipal(context, deps, role);
    if (principal !== undefined && isStranger(pageAccount(context), principal))
      return refuse(context, otherAccount(await accountName(database.orm, principal)));
    if (principal !== undefined) await audit(database.orm, now(), principal, 'logout');
    await closeSession(database.orm, sessionToken(context, deps, role));
    takeSessionCookie(context, deps, role);
    return context.json({ message: 'Logged out' });
  }

  // Leaving is public: whoever has no session (any more) gets what they want, none.
  return [
    {
      method: 'POST',
      path: '/api/adminAuth/login',
      policy: 'public',
      handle: (context) => enter(context, 'admin', AdminLogin),
    },
    { method: 'POST', path: '/api/adminAuth/logout', policy: 'public', handle: (context) => leave(context, 'admin') },
    {
      method: 'POST',
      path: '/api/doctorAuth/login',
      policy: 'public',
      handle: (context) => enter(context, 'doctor', DoctorLogin),
    },
    { method: 'POST', path: '/api/doctorAuth/logout', policy: 'public', handle: (context) => leave(context, 'doctor') },
  ];
}
