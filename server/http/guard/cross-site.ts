import type { MiddlewareHandler } from 'hono';
import { refuse } from '#server/http/answer/problem.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing requests that a browser says come from another site. Programs that send neither Sec-Fetch-Site
 * nor Origin are served, because a browser cannot be made to leave both out.
 */
export function refuseCrossSite(): MiddlewareHandler {
  return async (context, next) => {
    if (!SAFE_METHODS.has(context.req.method) && isForeign(context.req.raw.headers)) {
      return refuse(context, { status: 403, message: 'Requests from another site are refused.' });
    }
    return next();
  };
}

function isForeign(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  // Only the host is compared: behind a proxy that terminates TLS the scheme is not known here.
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host');
}
