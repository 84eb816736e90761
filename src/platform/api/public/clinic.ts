import * as v from 'valibot';
import { ClinicSettings, type ClinicSettingsChange } from '#shared/contract/clinic/clinic-settings.ts';
import { SEEN_HEADER } from '#shared/contract/wire/seen-values.ts';
import type { Result } from '#shared/result.ts';
import { type ApiProblem, call } from '#src/platform/api/http/http.ts';

/**
 * The time zone is not validated here: asking the browser whether it knows the zone blocks a slow phone for 70 ms.
 * Formatting a time checks it anyway (src/platform/clinic/clinic-time.ts).
 */
const Answer = v.object({ ...ClinicSettings.entries, timeZone: v.string() });

/** GET api/clinic, of our own server only: ask `isOurs` first. */
export function readClinic(): Promise<Result<ClinicSettings, ApiProblem>> {
  return call({ method: 'GET', path: 'api/clinic', schema: Answer });
}

/**
 * PUT api/clinic: changes the fields it contains. 409 if somebody else has changed one of them since.
 * @param seen the settings as the form showed them
 */
export function changeClinic(
  change: ClinicSettingsChange,
  seen: ClinicSettings,
): Promise<Result<ClinicSettings, ApiProblem>> {
  const shown = Object.fromEntries(Object.entries(seen).filter(([field]) => field in change));
  const headers = { [SEEN_HEADER]: encodeURIComponent(JSON.stringify(shown)) };
  return call({ method: 'PUT', path: 'api/clinic', body: change, headers, schema: ClinicSettings });
}
