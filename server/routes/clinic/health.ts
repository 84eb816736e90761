import { Hono } from 'hono';
import type { Health } from '#shared/contract/clinic/health.ts';
import type { DatabaseState } from '#server/database/engine/reachable.ts';
import type { SpeechGateway } from '#server/gateways/speech-to-text/speech-problem.ts';

type HealthDeps = {
  readonly databaseState: () => Promise<DatabaseState>;
  readonly version: string;
  readonly speech: SpeechGateway;
};

/**
 * GET (and HEAD) /api/health: whether this is our server, whether its database accepts writes (otherwise 503, with the
 * reason), and where speech is recognized, which patients are told before they speak.
 */
export function healthRoutes({ databaseState, version, speech }: HealthDeps): Hono {
  return new Hono().get('/api/health', async (context) => {
    const state = await databaseState();
    const well = state === 'ok';
    const { by, name } = speech.status?.() ?? {};
    const answer: Health = {
      product: 'frontdesk',
      status: well ? 'ok' : 'unavailable',
      version,
      ...(state === 'ok' ? {} : { database: state }),
      ...(by === undefined || name === undefined ? {} : { speech: { by, name } }),
    };
    return context.json(answer, well ? 200 : 503, {
      'Cache-Control': 'no-store',
      ...(well ? {} : { 'Retry-After': '5' }),
    });
  });
}
