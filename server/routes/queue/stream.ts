import type { Context } from 'hono';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { eventStream } from '#server/http/answer/event-stream.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { findDevice } from '#server/http/guard/device.ts';
import { findPrincipal } from '#server/http/guard/session.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const FULL: Refusal = {
  status: 503,
  message: 'Too many screens are connected. Please ask for updates at intervals instead.',
  retryAfterSeconds: 5,
};

/** Tells a screen that something of the day has changed, never what (QUEUE-8): whoever hears it asks with its own rights. */
export function queueStreamRoutes(deps: RouteDeps): ApiRoute[] {
  const { config, queueChanges } = deps;
  let open = 0;

  /** Whether whoever listens still may. */
  async function isStillIn(context: Context<AppEnv>): Promise<boolean> {
    if (context.get('device') !== undefined) return (await findDevice(context, deps)) !== undefined;
    return (await findPrincipal(context, deps, context.get('principal').role, false)) !== undefined;
  }

  return [
    {
      method: 'GET',
      path: '/api/queue/stream',
      policy: 'listener',
      asksByItself: true,
      handle: async (context) => {
        if (open >= config.limits.streams) return refuse(context, FULL);
        open += 1;
        return eventStream(
          (stream) => {
            const stop = queueChanges.hear({
              changed: (revision) => stream.send('changed', revision),
              lost: () => stream.end('bye'),
            });
            return () => {
              open -= 1;
              stop();
            };
          },
          () => isStillIn(context),
        );
      },
    },
  ];
}
