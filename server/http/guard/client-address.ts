import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The client's network address. X-Forwarded-For is believed only behind our own proxy (TRUST_PROXY), and then only its
 * last entry, which that proxy wrote.
 */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || (getConnInfo(context).remote.address ?? 'unknown');
}
