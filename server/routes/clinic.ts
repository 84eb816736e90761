import { ClinicSettingsChange } from '#shared/contract/clinic-settings.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { readBody } from '#server/http/body.ts';
import { refuse } from '#server/http/problem.ts';
import { changeClinicSettings, readClinicSettings } from '#server/services/clinic-settings.ts';
import type { ApiRoute } from './api-route.ts';

/** The clinic's own settings: read by every screen, changed by admins. */
export function clinicRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, config, now } = deps;
  return [
    {
      method: 'GET',
      path: '/api/clinic',
      policy: 'public',
      handle: async (context) => context.json(await readClinicSettings(database.orm, config)),
    },
    {
      method: 'PUT',
      path: '/api/clinic',
      policy: 'admin',
      handle: async (context) => {
        const body = await readBody(context, ClinicSettingsChange);
        if (!body.ok) return refuse(context, body.problem);
        const changed = await database.transaction((db) =>
          changeClinicSettings(db, config, context.get('principal'), body.value.value, now()),
        );
        return context.json(changed);
      },
    },
  ];
}
