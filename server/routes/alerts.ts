import type { Context } from 'hono';
import { HelpBody } from '#shared/contract/alerts.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { readBody } from '#server/http/body.ts';
import { refuse } from '#server/http/problem.ts';
import { createTokenBuckets } from '#server/http/rate-limit.ts';
import { acknowledgeAlert, alertsForStaff, askForHelp } from '#server/services/staff-alerts.ts';
import type { ApiRoute } from './api-route.ts';

/** A nervous finger on one device must not fill every screen; a device has one open call at a time anyway. */
const HELP = { burst: 10, refillPerSecond: 0.1 };

/** Calls for a person: raised at paired devices, seen and taken by staff and paired desks. */
export function alertRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, now } = deps;
  const buckets = createTokenBuckets(HELP, now);

  async function raise(context: Context<AppEnv>): Promise<Response> {
    const device = context.get('device');
    if (device === undefined) throw new Error('the policy has let nobody in');
    const body = await readBody(context, HelpBody);
    if (!body.ok) return refuse(context, body.problem);
    const retryAfterSeconds = buckets.take(device.id);
    if (retryAfterSeconds > 0)
      return refuse(context, { status: 429, message: 'Too many requests. Please wait.', retryAfterSeconds });
    return context.json({ alert: await askForHelp(database, device, body.value.value.ticket, now()) }, 201);
  }

  async function acknowledge(context: Context<AppEnv>): Promise<Response> {
    const device = context.get('device');
    const by = device === undefined ? context.get('principal') : { role: 'device' as const, id: device.id };
    const id = (context.req.param('id') ?? '').toLowerCase();
    const done = await database.transaction((db) => acknowledgeAlert(db, by, id, now()));
    if (!done.ok) return refuse(context, { status: 404, message: 'This alert is not known.' });
    return context.json({ alert: done.value });
  }

  return [
    { method: 'POST', path: '/api/alerts', policy: 'device', handle: raise },
    {
      method: 'GET',
      path: '/api/alerts',
      policy: 'staff-or-desk',
      asksByItself: true,
      handle: async (context) => context.json({ alerts: await alertsForStaff(database.orm, now()) }),
    },
    { method: 'POST', path: '/api/alerts/:id/acknowledge', policy: 'staff-or-desk', handle: acknowledge },
  ];
}
