import type { Context } from 'hono';
import { DeviceChangeBody, DeviceReport, NewDeviceBody, PairBody } from '#shared/contract/device/devices.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { readBody } from '#server/http/request/body.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { overtaken, seenValues } from '#server/http/request/versions.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import { changeDevice } from '#server/services/devices/change-device.ts';
import { devicesForAdmin, revokeDevice, takeReport } from '#server/services/devices/devices.ts';
import { makePairingCode, pairDevice, type PairProblem } from '#server/services/devices/pair-device.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

/** A code has 40 bits and lasts ten minutes: at this rate nobody guesses one. */
const PAIRING = { burst: 10, refillPerSecond: 1 / 30 };

const REFUSALS: Readonly<Record<PairProblem['kind'], Refusal>> = {
  'wrong-code': { status: 404, message: 'This code is incorrect or no longer valid.' },
  'prefix-taken': { status: 409, message: 'Another device has this ticket prefix.' },
};
const UNKNOWN: Refusal = { status: 404, message: 'This device was not found.' };

/** Devices: an administrator creates a code, the device is paired with it, reports its state, and is removed again. */
export function deviceRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, now } = deps;
  const buckets = createTokenBuckets(PAIRING, now);

  async function makeCode(context: Context<AppEnv>): Promise<Response> {
    const body = await readBody(context, NewDeviceBody);
    if (!body.ok) return refuse(context, body.problem);
    const made = await makePairingCode(database.orm, context.get('principal'), body.value.value, now());
    return made.ok ? context.json(made.value, 201) : refuse(context, REFUSALS[made.problem.kind]);
  }

  async function pair(context: Context<AppEnv>): Promise<Response> {
    const address = clientAddress(context, deps.config.trustProxy);
    const retryAfterSeconds = buckets.take(address);
    if (retryAfterSeconds > 0)
      return refuse(context, { status: 429, message: 'Too many attempts. Please wait.', retryAfterSeconds });
    const body = await readBody(context, PairBody);
    if (!body.ok) return refuse(context, body.problem);
    const done = await database.transaction((db) => pairDevice(db, body.value.value.code, now(), address));
    if (!done.ok) return refuse(context, REFUSALS[done.problem.kind]);
    // Only guesses are slowed: a hospital pairs all its tablets in one morning, from one address.
    buckets.giveBack(address);
    return context.json(done.value, 201);
  }

  async function report(context: Context<AppEnv>): Promise<Response> {
    const device = context.get('device');
    if (device === undefined) throw new Error('the policy has let nobody in');
    const body = await readBody(context, DeviceReport);
    if (!body.ok) return refuse(context, body.problem);
    await takeReport(database.orm, device, body.value.value, now());
    return context.json({ device: device.paired });
  }

  async function change(context: Context<AppEnv>): Promise<Response> {
    const body = await readBody(context, DeviceChangeBody);
    if (!body.ok) return refuse(context, body.problem);
    const wished = body.value.value;
    const actor = context.get('principal');
    const done = await database.transaction((db) =>
      changeDevice(db, actor, idOf(context), wished, seenValues(context), now()),
    );
    if (done.ok) return context.json({ message: 'Device changed' });
    return refuse(context, done.problem.kind === 'unknown' ? UNKNOWN : overtaken(done.problem));
  }

  async function revoke(context: Context<AppEnv>): Promise<Response> {
    const actor = context.get('principal');
    const done = await database.transaction((db) => revokeDevice(db, actor, idOf(context), now()));
    return done.ok ? context.json({ message: 'Device removed' }) : refuse(context, UNKNOWN);
  }

  return [
    { method: 'POST', path: '/api/devices/codes', policy: 'admin', handle: makeCode },
    { method: 'POST', path: '/api/devices/pair', policy: 'public', handle: pair },
    { method: 'POST', path: '/api/devices/report', policy: 'any-device', handle: report },
    {
      method: 'GET',
      path: '/api/devices',
      policy: 'admin',
      handle: async (context) => context.json({ devices: await devicesForAdmin(database.orm) }),
    },
    { method: 'PATCH', path: '/api/devices/:id', policy: 'admin', handle: change },
    { method: 'DELETE', path: '/api/devices/:id', policy: 'admin', handle: revoke },
  ];
}

function idOf(context: Context<AppEnv>): string {
  return (context.req.param('id') ?? '').toLowerCase();
}
