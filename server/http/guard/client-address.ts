import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address a request came from. X-Forwarded-For is believed only behind a proxy of ours (TRUST_PROXY), and then
 * only its last entry, which that proxy wrote itself.
 */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || (getConnInfo(context).remote.address ?? 'unknown');
}
