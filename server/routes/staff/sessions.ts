import type { Context } from 'hono';
import type * as v from 'valibot';
import { AdminLogin, DoctorLogin } from '#shared/contract/staff/sessions.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { isStranger, otherAccount, pageAccount } from '#server/http/guard/acting-as.ts';
import { readBody } from '#server/http/request/body.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { findPrincipal, sessionToken, takeSessionCookie } from '#server/http/guard/session.ts';
import { accountName } from '#server/services/staff/accounts.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Credentials } from '#server/services/staff/accounts.ts';
import { logIn } from '#server/services/staff/log-in.ts';
import { ROLE_NAMES, ROLES, type Role } from '#shared/contract/staff/roles.ts';
import { closeSession } from '#server/services/staff/sessions.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { answerLogin, callerOf, refuseLogin } from './answer-login.ts';

/** What is asked of who logs in. */
const LOGINS: Readonly<Record<Role, v.GenericSchema<unknown, Credentials>>> = {
  admin: AdminLogin,
  doctor: DoctorLogin,
};

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
    const services = { database, limits: deps.config.limits.login, clinic: deps.config, now };
    const done = await logIn(services, role, body.value.value, await callerOf(context, deps, role));
    return done.ok ? answerLogin(context, deps, role, done.value) : refuseLogin(context, done.problem);
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
