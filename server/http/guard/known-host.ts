import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { hostName, isLoopback } from './hosts.ts';
import { refuse } from '#server/http/answer/problem.ts';

export type HostSettings = {
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly allowedHosts: readonly string[];
};

/**
 * Refuses requests for unknown host names: through a foreign name that resolves here, another site's page could read
 * what is only served inside the building, and such a name must never get into a link.
 */
export function refuseUnknownHosts(settings: HostSettings): MiddlewareHandler {
  const { host, publicUrl, allowedHosts } = settings;
  const own = [host, ...(publicUrl === undefined ? [] : [new URL(publicUrl).host]), ...allowedHosts];
  const known = new Set(own.map(hostName));
  return async (context, next) => {
    const asked = hostName(context.req.header('host') ?? '');
    if (known.has(asked) || isLoopback(asked) || asked === arrivedAt(context)) return next();
    return refuse(context, {
      status: 421,
      message: 'This server is not known by this name. Its operator can add it to ALLOWED_HOSTS.',
    });
  };
}

/** The local address the request came to, which only this machine answers for. */
function arrivedAt(context: Context<{ Bindings: Partial<HttpBindings> }>): string | undefined {
  return context.env?.incoming?.socket.localAddress?.replace(/^::ffff:/, '').toLowerCase();
}
