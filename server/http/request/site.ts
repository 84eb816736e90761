import type { Context } from 'hono';
import { hostName, isLoopback } from '#server/http/guard/hosts.ts';
import type { Config } from '#server/config.ts';
import type { Site } from '#server/services/passkeys/ceremony.ts';

/** The site that a browser believes to be at. The name was found to be one of ours before (known-host.ts). */
export function siteOf(context: Context, name: string): Site {
  const host = context.req.header('host') ?? '';
  const id = hostName(host);
  // Browsers have passkeys without TLS on this machine only.
  return { id, name, origins: [`https://${host}`, ...(isLoopback(host) ? [`http://${host}`] : [])] };
}

/** The address under which browsers reach this server, for whoever sends them back to it. */
export function ownAddress(context: Context, config: Pick<Config, 'publicUrl' | 'tls' | 'trustProxy'>): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const isTls = config.tls !== undefined || (config.trustProxy && context.req.header('x-forwarded-proto') === 'https');
  return `${isTls ? 'https' : 'http'}://${context.req.header('host') ?? ''}`;
}
