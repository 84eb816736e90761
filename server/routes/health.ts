import { Hono } from 'hono';
import type { Health } from '#shared/contract/health.ts';

/** GET (and HEAD) /api/health: whether this is our server, and whether it can reach its database (else 503). */
export function healthRoutes(deps: { readonly reachable: () => Promise<boolean>; readonly version: string }): Hono {
  return new Hono().get('/api/health', async (context) => {
    const well = await deps.reachable();
    const answer: Health = { product: 'frontdesk', status: well ? 'ok' : 'unavailable', version: deps.version };
    return context.json(answer, well ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}
