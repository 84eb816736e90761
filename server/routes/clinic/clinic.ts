import { ClinicSettingsChange } from '#shared/contract/clinic/clinic-settings.ts';
import { unreadableColour } from '#shared/house/house-colours.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { readBody } from '#server/http/request/body.ts';
import { overtaken, seenValues } from '#server/http/request/versions.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { changeClinicSettings, readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { isKnownCountry } from '#server/services/messages/read-number.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const UNKNOWN_COUNTRY: Refusal = {
  status: 400,
  message: 'No country has this code. Write a calling code such as +43, or a region such as US.',
  faults: [{ path: 'countryCode', message: 'Must be like +43 or US' }],
};

/** The clinic's settings: read by every screen, changed by administrators. */
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
        const { countryCode } = body.value.value;
        if (countryCode && !isKnownCountry(countryCode)) return refuse(context, UNKNOWN_COUNTRY);
        const unreadable = unreadableColour(body.value.value);
        if (unreadable) {
          const { field, message } = unreadable;
          return refuse(context, { status: 400, message, faults: [{ path: field, message }] });
        }
        const changed = await database.transaction((db) =>
          changeClinicSettings(db, config, context.get('principal'), body.value.value, seenValues(context), now()),
        );
        return changed.ok ? context.json(changed.value) : refuse(context, overtaken(changed.problem));
      },
    },
  ];
}
