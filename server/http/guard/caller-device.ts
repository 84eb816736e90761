import type { Context } from 'hono';
import { deviceInWords } from '#server/services/devices/device-words.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { findDevice } from './device.ts';

/** Where a request comes from, in a few words: the paired device's name, and its browser. */
export async function callerDevice(context: Context, deps: RouteDeps): Promise<string> {
  const browser = deviceInWords(context.req.header('user-agent'));
  const paired = await findDevice(context, deps);
  return paired === undefined ? browser : `${paired.name} (${browser})`;
}
