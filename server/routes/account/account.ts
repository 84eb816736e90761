import type { Context } from 'hono';
import { ConfirmBody, ConfirmSetUpBody } from '#shared/contract/staff/second-factor.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { readBody } from '#server/http/request/body.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { codeLimits } from '#server/services/second-factor/code-limits.ts';
import { confirmAgain } from '#server/services/second-factor/confirm-again.ts';
import { accountSecurity, removeOwnFactor, renewRecoveryCodes } from '#server/services/second-factor/own-factor.ts';
import { beginSetUp, finishSetUp } from '#server/services/second-factor/set-up.ts';
import { accountName } from '#server/services/staff/accounts.ts';

const WRONG_CODE = 'That code is incorrect. Check that the app shows this account, and the time of your phone.';
const WRONG_PROOF = 'That is not correct. Please try again.';
const NONE = { status: 409, message: 'Your account has no authenticator app.' } as const;
const DEMANDED = { status: 409, message: 'This clinic asks for a second factor: you cannot remove yours.' } as const;

/** One's own account: the authenticator app, the recovery codes, and the password again. */
export function accountRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, config, now } = deps;
  const limits = config.limits.login;

  const tooMany = (context: Context, retryAfterSeconds: number) =>
    refuse(context, {
      status: 429,
      message: 'Too many attempts. Please wait a moment before you try again.',
      retryAfterSeconds,
    });

  async function begin(context: Context<AppEnv>): Promise<Response> {
    const { id, role } = context.get('principal');
    const { name: clinic } = await readClinicSettings(database.orm, config);
    const owner = { id, role, name: await accountName(database.orm, { id, role }) };
    return context.json(await database.transaction((db) => beginSetUp(db, owner, clinic, now())));
  }

  async function finish(context: Context<AppEnv>): Promise<Response> {
    const body = await readBody(context, ConfirmSetUpBody);
    if (!body.ok) return refuse(context, body.problem);
    const owner = context.get('principal');
    const guard = codeLimits(limits, owner.id, owner.session);
    const delayMs = await guard.delayMs(database.orm, now());
    if (delayMs > 0) return tooMany(context, delayMs / 1000);
    const recoveryCodes = await database.transaction((db) => finishSetUp(db, owner, body.value.value.code, now()));
    if (recoveryCodes !== undefined) return context.json({ recoveryCodes });
    await guard.refused(database.orm, now());
    return refuse(context, { status: 422, message: WRONG_CODE, faults: [{ path: 'code', message: WRONG_CODE }] });
  }

  async function remove(context: Context<AppEnv>): Promise<Response> {
    const done = await database.transaction((db) => removeOwnFactor(db, context.get('principal'), now()));
    if (!done.ok) return refuse(context, done.problem.kind === 'none' ? NONE : DEMANDED);
    return context.json({ message: 'Your authenticator app is no longer asked for.' });
  }

  async function renew(context: Context<AppEnv>): Promise<Response> {
    const done = await database.transaction((db) => renewRecoveryCodes(db, context.get('principal'), now()));
    return done.ok ? context.json({ recoveryCodes: done.value }) : refuse(context, NONE);
  }

  async function confirm(context: Context<AppEnv>): Promise<Response> {
    const body = await readBody(context, ConfirmBody);
    if (!body.ok) return refuse(context, body.problem);
    const done = await confirmAgain({ database, limits, now }, context.get('principal'), body.value.value);
    if (done.ok) return context.json({ message: 'Confirmed' });
    if (done.problem.kind === 'slowed') return tooMany(context, done.problem.retryAfterSeconds);
    return refuse(context, { status: 422, message: WRONG_PROOF });
  }

  const own = { policy: 'desk-or-doctor', confirmed: true } as const;
  return [
    {
      method: 'GET',
      path: '/api/account/security',
      policy: 'desk-or-doctor',
      handle: async (context) => context.json(await accountSecurity(database.orm, context.get('principal'))),
    },
    { method: 'POST', path: '/api/account/confirm', policy: 'desk-or-doctor', handle: confirm },
    { method: 'POST', path: '/api/account/authenticator', ...own, handle: begin },
    { method: 'POST', path: '/api/account/authenticator/confirm', ...own, handle: finish },
    { method: 'DELETE', path: '/api/account/authenticator', ...own, handle: remove },
    { method: 'POST', path: '/api/account/recovery-codes', ...own, handle: renew },
  ];
}
