import { Hono } from 'hono';
import type { Health } from '#shared/contract/health.ts';
import type { SpeechGateway } from '#server/gateways/speech-to-text/speech-problem.ts';

type HealthDeps = {
  readonly reachable: () => Promise<boolean>;
  readonly version: string;
  readonly speech: SpeechGateway;
};

/**
 * GET (and HEAD) /api/health: whether this is our server, whether it can reach its database (else 503), and where a
 * voice is turned into words, which patients are told before they speak.
 */
export function healthRoutes({ reachable, version, speech }: HealthDeps): Hono {
  return new Hono().get('/api/health', async (context) => {
    const well = await reachable();
    const { by, name } = speech.status?.() ?? {};
    const answer: Health = {
      product: 'frontdesk',
      status: well ? 'ok' : 'unavailable',
      version,
      ...(by === undefined || name === undefined ? {} : { speech: { by, name } }),
    };
    return context.json(answer, well ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}
