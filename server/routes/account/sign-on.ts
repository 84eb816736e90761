import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { ROLE_NAMES, ROLES, isRole, type Role } from '#shared/contract/staff/roles.ts';
import { SignOnBody, type SignOnRefusal } from '#shared/contract/staff/sign-on.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import { readBody } from '#server/http/request/body.ts';
import { ownAddress } from '#server/http/request/site.ts';
import { callerOf, giveSession } from '#server/routes/staff/answer-login.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { recall, remember } from '#server/services/passkeys/ceremony.ts';
import { hospitalLogIn } from '#server/services/sign-on/hospital-log-in.ts';
import { logInBySignOn } from '#server/services/sign-on/log-in-by-sign-on.ts';

const AWAY: Refusal = {
  status: 503,
  message: 'The hospital’s log-in cannot be reached just now.',
  retryAfterSeconds: 30,
};
const NOT_OFFERED: Refusal = { status: 404, message: 'This server has no other log-in.' };
const ATTEMPTS = { burst: 30, refillPerSecond: 0.5 };
const CALLBACK = '/api/sign-on/callback';
/** Ties the browser that comes back to the one that was sent away. Lax, because it comes from another site. */
const COOKIE = 'frontdesk_sign_on';
const Remembered = v.object({
  role: v.picklist(ROLE_NAMES),
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  callback: v.string(),
});

/** The hospital's own log-in, where the operator has configured one. */
export function signOnRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, config, now } = deps;
  const provider = hospitalLogIn(config);
  const buckets = createTokenBuckets(ATTEMPTS, now);

  async function start(context: Context<AppEnv>): Promise<Response> {
    const body = await readBody(context, SignOnBody);
    if (!body.ok) return refuse(context, body.problem);
    if (provider === undefined) return refuse(context, NOT_OFFERED);
    const retryAfterSeconds = buckets.take(clientAddress(context, config.trustProxy));
    if (retryAfterSeconds > 0)
      return refuse(context, { status: 429, message: 'Too many requests. Please wait.', retryAfterSeconds });
    const callback = `${ownAddress(context, config)}${CALLBACK}`;
    const begun = await provider.begin(callback);
    if (!begun.ok) return refuse(context, AWAY);
    const browser = randomBytes(32).toString('base64url');
    const { role } = body.value.value;
    await remember(database.orm, 'sign-on', browser, { role, callback, ...begun.value.secrets }, now());
    const secure = callback.startsWith('https:');
    setCookie(context, COOKIE, browser, { httpOnly: true, sameSite: 'Lax', path: CALLBACK, secure, maxAge: 600 });
    return context.json({ address: begun.value.address });
  }

  async function finish(context: Context<AppEnv>): Promise<Response> {
    const browser = getCookie(context, COOKIE) ?? '';
    deleteCookie(context, COOKIE, { path: CALLBACK });
    const found = v.safeParse(Remembered, await recall(database.orm, 'sign-on', browser, now()));
    if (provider === undefined || !found.success) return backToLogin(context, undefined, 'failed');
    const { role, callback, ...secrets } = found.output;
    const answered = new URL(new URL(context.req.url).search, callback);
    const who = await provider.finish(answered, secrets);
    if (!who.ok) return backToLogin(context, role, 'failed');
    const caller = await callerOf(context, deps, role);
    const trusted = { ...who.value, hasSecondFactor: who.value.hasSecondFactor || config.signOn?.asksForMore === true };
    const done = await database.transaction((db) => logInBySignOn(db, role, trusted, caller, now()));
    if (!done.ok) return backToLogin(context, role, done.problem.kind);
    giveSession(context, deps, role, done.value);
    return context.redirect(done.value.kind === 'desk' ? '/admin/arrivals' : ROLES[role].home);
  }

  return [
    {
      method: 'GET',
      path: '/api/sign-on',
      policy: 'public',
      handle: async (context) => context.json({ name: config.signOn?.name ?? null }),
    },
    { method: 'POST', path: '/api/sign-on', policy: 'public', handle: start },
    { method: 'GET', path: CALLBACK, policy: 'public', handle: finish },
  ];
}

function backToLogin(context: Context, role: Role | undefined, why: SignOnRefusal): Response {
  return context.redirect(`/login?role=${isRole(role) ? role : 'doctor'}&signOn=${why}`);
}
