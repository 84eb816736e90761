import type { Context } from 'hono';
import {
  NewPasskeyBody,
  PasskeyLoginBody,
  PasskeyNameBody,
  PasskeyOptionsBody,
} from '#shared/contract/staff/passkeys.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import { readBody } from '#server/http/request/body.ts';
import { siteOf } from '#server/http/request/site.ts';
import { answerLogin, callerOf } from '#server/routes/staff/answer-login.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { logInByPasskey, passkeyLoginOptions } from '#server/services/passkeys/log-in-by-passkey.ts';
import {
  addPasskey,
  passkeyOptions,
  removeOwnPasskey,
  renameOwnPasskey,
} from '#server/services/passkeys/own-passkeys.ts';

const UNKNOWN: Refusal = { status: 404, message: 'This passkey was not found.' };
const REFUSALS: Readonly<Record<'wrong' | 'too-many' | 'demanded' | 'unknown', Refusal>> = {
  wrong: { status: 422, message: 'This passkey could not be added. Please try again.' },
  'too-many': { status: 409, message: 'You have as many passkeys as an account can have. Remove one first.' },
  demanded: { status: 409, message: 'This clinic asks for a second factor: you cannot remove your only one.' },
  unknown: UNKNOWN,
};
const NO_LOGIN: Refusal = { status: 401, message: 'This passkey does not open an account here.' };
/** Of one address: each attempt is remembered for some minutes. */
const ATTEMPTS = { burst: 30, refillPerSecond: 0.5 };
const PASSKEY_BYTES = 32 * 1024;

/** Passkeys: one's own added, named and removed; and logging in with one. */
export function passkeyRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, config, now } = deps;
  const buckets = createTokenBuckets(ATTEMPTS, now);
  const site = async (context: Context) => siteOf(context, (await readClinicSettings(database.orm, config)).name);

  async function options(context: Context<AppEnv>): Promise<Response> {
    return context.json(await passkeyOptions(database.orm, context.get('principal'), await site(context), now()));
  }

  async function add(context: Context<AppEnv>): Promise<Response> {
    const body = await readBody(context, NewPasskeyBody);
    if (!body.ok) return refuse(context, body.problem);
    const { name, passkey } = body.value.value;
    const at = await site(context);
    const done = await database.transaction((db) => addPasskey(db, context.get('principal'), name, passkey, at, now()));
    return done.ok ? context.json(done.value, 201) : refuse(context, REFUSALS[done.problem.kind]);
  }

  async function rename(context: Context<AppEnv>): Promise<Response> {
    const body = await readBody(context, PasskeyNameBody);
    if (!body.ok) return refuse(context, body.problem);
    const { name } = body.value.value;
    const id = context.req.param('id') ?? '';
    const done = await database.transaction((db) => renameOwnPasskey(db, context.get('principal'), id, name, now()));
    return done ? context.json({ message: 'Renamed' }) : refuse(context, UNKNOWN);
  }

  async function remove(context: Context<AppEnv>): Promise<Response> {
    const id = context.req.param('id') ?? '';
    const done = await database.transaction((db) => removeOwnPasskey(db, context.get('principal'), id, now()));
    return done.ok ? context.json({ message: 'Removed' }) : refuse(context, REFUSALS[done.problem.kind]);
  }

  async function loginOptions(context: Context<AppEnv>): Promise<Response> {
    const body = await readBody(context, PasskeyOptionsBody);
    if (!body.ok) return refuse(context, body.problem);
    const retryAfterSeconds = buckets.take(clientAddress(context, config.trustProxy));
    if (retryAfterSeconds > 0)
      return refuse(context, { status: 429, message: 'Too many requests. Please wait.', retryAfterSeconds });
    return context.json(await passkeyLoginOptions(database.orm, await site(context), now()));
  }

  async function enter(context: Context<AppEnv>): Promise<Response> {
    const body = await readBody(context, PasskeyLoginBody);
    if (!body.ok) return refuse(context, body.problem);
    const { role, passkey } = body.value.value;
    const [at, caller] = [await site(context), await callerOf(context, deps, role)];
    const done = await database.transaction((db) => logInByPasskey(db, role, passkey, at, caller, now()));
    return done.ok ? answerLogin(context, deps, role, done.value) : refuse(context, NO_LOGIN);
  }

  const own = { policy: 'desk-or-doctor', confirmed: true } as const;
  const path = '/api/account/passkeys';
  return [
    { method: 'POST', path: `${path}/options`, ...own, handle: options },
    { method: 'POST', path, ...own, bodyBytes: PASSKEY_BYTES, handle: add },
    { method: 'PATCH', path: `${path}/:id`, policy: 'desk-or-doctor', handle: rename },
    { method: 'DELETE', path: `${path}/:id`, ...own, handle: remove },
    { method: 'POST', path: '/api/passkey-login/options', policy: 'public', handle: loginOptions },
    { method: 'POST', path: '/api/passkey-login', policy: 'public', bodyBytes: PASSKEY_BYTES, handle: enter },
  ];
}
