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
import { accountName } from '#server/services/staff/accounts.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Credentials } from '#server/services/staff/accounts.ts';
import { logIn } from '#server/services/staff/log-in.ts';
import { ROLE_NAMES, ROLES, type Role } from '#shared/contract/staff/roles.ts';
import { closeSession } from '#server/services/staff/sessions.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

/** What is asked of who logs in. */
const LOGINS: Readonly<Record<Role, v.GenericSchema<unknown, Credentials>>> = {
  admin: AdminLogin,
  doctor: DoctorLogin,
};

const WRONG = { status: 401, message: 'The email or password is incorrect.' } as const;

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
      const { id, kind } = done.value;
      nameAccount(context, { role, id, ...(kind === undefined ? {} : { kind }) });
      return context.json({ message: 'Login successful', role, ...(kind === 'desk' ? { kind } : {}) });
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
  return ROLE_NAMES.flatMap((role): ApiRoute[] => {
    const path = `/${ROLES[role].session}` as const;
    return [
      {
        method: 'POST',
        path: `${path}/login`,
        policy: 'public',
        handle: (context) => enter(context, role, LOGINS[role]),
      },
      { method: 'POST', path: `${path}/logout`, policy: 'public', handle: (context) => leave(context, role) },
    ];
  });
}
