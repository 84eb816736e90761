import type { Context } from 'hono';
import { DEVICE_HEADER } from '#shared/contract/device/devices.ts';
import { resolveDevice } from '#server/services/devices/devices.ts';
import type { RouteDeps } from '#server/http/app-env.ts';

/** The paired device that makes this request, by its credential; undefined for everybody else. */
export function findDevice(context: Context, deps: RouteDeps): ReturnType<typeof resolveDevice> {
  const credential = context.req.header(DEVICE_HEADER);
  return credential === undefined ? Promise.resolve(undefined) : resolveDevice(deps.database.orm, credential);
}
