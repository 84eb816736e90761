import type { MiddlewareHandler } from 'hono';

/**
 * Headers of every response, including errors and files.
 * @param options.policy the Content-Security-Policy, from {@link file://./content-security-policy.ts}
 * @param options.tls whether this server itself speaks HTTPS: only then may it require it
 */
export function securityHeaders(options: { readonly policy: string; readonly tls: boolean }): MiddlewareHandler {
  const headers: Record<string, string> = {
    'Content-Security-Policy': options.policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(options.tls ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  return async (context, next) => {
    await next();
    const own = context.res.headers.get('Content-Security-Policy');
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    // A page that is no part of the app has a policy of its own.
    if (own !== null) context.res.headers.set('Content-Security-Policy', own);
  };
}
