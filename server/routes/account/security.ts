import { SecuritySettingsChange } from '#shared/contract/clinic/security-settings.ts';
import { ResetFactorBody } from '#shared/contract/staff/second-factor.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { readBody } from '#server/http/request/body.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { resetFactor } from '#server/services/second-factor/own-factor.ts';
import { changeSecuritySettings, readSecuritySettings } from '#server/services/security/security-settings.ts';

const UNPROTECTED = {
  status: 409,
  message: 'Set up your own second factor first. Otherwise you would lock yourself out.',
} as const;
const RESET_REFUSALS = {
  unknown: { status: 404, message: 'This account was not found.' },
  oneself: { status: 409, message: 'Ask another administrator to reset your own second factor.' },
  none: { status: 409, message: 'This account has no second factor.' },
} as const;

/** How the clinic guards accounts and records, and the way back in for somebody who has lost their second factor. */
export function securityRoutes({ database, now }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/staff/security',
      policy: 'admin',
      handle: async (context) => context.json(await readSecuritySettings(database.orm)),
    },
    {
      method: 'PUT',
      path: '/api/staff/security',
      policy: 'admin',
      confirmed: true,
      handle: async (context) => {
        const body = await readBody(context, SecuritySettingsChange);
        if (!body.ok) return refuse(context, body.problem);
        const done = await database.transaction((db) =>
          changeSecuritySettings(db, context.get('principal'), body.value.value, now()),
        );
        return done.ok ? context.json(done.value) : refuse(context, UNPROTECTED);
      },
    },
    {
      method: 'POST',
      path: '/api/staff/second-factor/reset',
      policy: 'admin',
      confirmed: true,
      handle: async (context) => {
        const body = await readBody(context, ResetFactorBody);
        if (!body.ok) return refuse(context, body.problem);
        const { role, accountId, reason } = body.value.value;
        const done = await database.transaction((db) =>
          resetFactor(db, context.get('principal'), role, accountId, reason, now()),
        );
        if (!done.ok) return refuse(context, RESET_REFUSALS[done.problem.kind]);
        return context.json({ message: 'The second factor has been reset.' });
      },
    },
  ];
}
