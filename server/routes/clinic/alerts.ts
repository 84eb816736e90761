import type { Context } from 'hono';
import { SIGNS_HEADER } from '#shared/contract/visit/commands.ts';
import { readSigns } from '#shared/words/warning/ticked-signs.ts';
import { AlertBody, TakeOwnDevicesBody } from '#shared/contract/device/alerts.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { readBody } from '#server/http/request/body.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import {
  acknowledgeAlert,
  acknowledgeOwnDevices,
  alertsForStaff,
  askForHelp,
  warnDesk,
} from '#server/services/alerts/staff-alerts.ts';
import type { Acknowledger } from '#server/services/alerts/staff-alerts.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

/** Repeated touches on one device must not fill every screen; a device has only one open call at a time anyway. */
const HELP = { burst: 10, refillPerSecond: 0.1 };
/**
 * Counted separately, so that repeated calls for help do not keep the next patient's warning signs from being reported.
 */
const WARNING = { burst: 30, refillPerSecond: 0.1 };

/** Alerts: raised on paired devices, seen and acknowledged by staff and paired desks. */
export function alertRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, now, queueChanges } = deps;
  const buckets = { help: createTokenBuckets(HELP, now), urgent: createTokenBuckets(WARNING, now) };

  async function raise(context: Context<AppEnv>): Promise<Response> {
    const device = context.get('device');
    if (device === undefined) throw new Error('the policy has let nobody in');
    const body = await readBody(context, AlertBody);
    if (!body.ok) return refuse(context, body.problem);
    const call = body.value.value;
    const retryAfterSeconds = buckets['kind' in call ? call.kind : 'help'].take(device.id);
    if (retryAfterSeconds > 0)
      return refuse(context, { status: 429, message: 'Too many requests. Please wait.', retryAfterSeconds });
    const signs = readSigns(context.req.header(SIGNS_HEADER));
    const alert =
      'kind' in call
        ? await warnDesk(database, device, { id: call.id.toLowerCase(), ticket: call.ticket, signs }, now())
        : await askForHelp(database, device, call.ticket, now());
    queueChanges.tell();
    return context.json({ alert }, 201);
  }

  async function acknowledge(context: Context<AppEnv>): Promise<Response> {
    const by = whoTakes(context);
    const id = (context.req.param('id') ?? '').toLowerCase();
    const done = await database.transaction((db) => acknowledgeAlert(db, by, id, now()));
    if (!done.ok) return refuse(context, { status: 404, message: 'This alert was not found.' });
    queueChanges.tell();
    return context.json({ alert: done.value });
  }

  async function acknowledgeOwn(context: Context<AppEnv>): Promise<Response> {
    const body = await readBody(context, TakeOwnDevicesBody);
    if (!body.ok) return refuse(context, body.problem);
    const upTo = new Date(body.value.value.upTo);
    const taken = await database.transaction((db) => acknowledgeOwnDevices(db, whoTakes(context), upTo, now()));
    queueChanges.tell();
    return context.json({ taken });
  }

  return [
    { method: 'POST', path: '/api/alerts', policy: 'device', handle: raise },
    {
      method: 'GET',
      path: '/api/alerts',
      policy: 'staff-or-desk',
      asksByItself: true,
      handle: async (context) => context.json(await alertsForStaff(database.orm, now())),
    },
    { method: 'POST', path: '/api/alerts/:id/acknowledge', policy: 'staff-or-desk', handle: acknowledge },
    { method: 'POST', path: '/api/alerts/take-own-devices', policy: 'staff-or-desk', handle: acknowledgeOwn },
  ];
}

/** A person, or the paired desk if nobody has signed in. */
function whoTakes(context: Context<AppEnv>): Acknowledger {
  const device = context.get('device');
  return device === undefined ? context.get('principal') : { role: 'device', id: device.id };
}
