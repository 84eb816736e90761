import type { RouteDeps } from '#server/http/app-env.ts';
import { displayCalls } from '#server/services/queue/display.ts';
import { queueToday } from '#server/services/queue/queue-day.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

/** What a paired screen of the waiting room shows, and staff who look how it will be: numbers and places. */
export function queueDisplayRoutes({ config, database, now }: RouteDeps): ApiRoute[] {
  const { orm } = database;
  return [
    {
      method: 'GET',
      path: '/api/queue/display',
      policy: 'display-or-staff',
      asksByItself: true,
      handle: async (context) => {
        const at = now();
        const department = context.get('device')?.paired.settings.department || undefined;
        return context.json(await displayCalls(orm, await queueToday(orm, config, at), department, at));
      },
    },
  ];
}
