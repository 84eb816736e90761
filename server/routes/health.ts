import { Hono } from 'hono';
import type { Health } from '#shared/contract/health.ts';
import type { Database } from '../database/client.ts';
import { reachable } from '../database/reachable.ts';

/** GET (and HEAD) /api/health: whether this is our server, and whether it can reach its database (else 503). */
export function healthRoutes(deps: { readonly database: Database; readonly version: string }): Hono {
  return new Hono().get('/api/health', async (context) => {
    const well = await reachable(deps.database.pool);
    const answer: Health = { product: 'frontdesk', status: well ? 'ok' : 'unavailable', version: deps.version };
    return context.json(answer, well ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}
