import * as v from 'valibot';
import { ClinicSettings, type ClinicSettingsChange } from '#shared/contract/clinic/clinic-settings.ts';
import { SEEN_HEADER } from '#shared/contract/wire/seen-values.ts';
import type { Result } from '#shared/result.ts';
import { type ApiProblem, call } from '#src/platform/api/http/http.ts';

/**
 * The zone is taken as it comes: to ask whether this browser knows it takes a slow phone 70 ms in which no press is
 * answered. Where a time is written, that is found out anyway (src/platform/clinic/clinic-time.ts).
 */
const Answer = v.object({ ...ClinicSettings.entries, timeZone: v.string() });

/** GET api/clinic, of our own server only: ask `isOurs` first. */
export function readClinic(): Promise<Result<ClinicSettings, ApiProblem>> {
  return call({ method: 'GET', path: 'api/clinic', schema: Answer });
}

/**
 * PUT api/clinic: changes the fields it names. 409 when somebody else has changed one of them since.
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
