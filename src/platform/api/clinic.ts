import { ClinicSettings, type ClinicSettingsChange } from '#shared/contract/clinic-settings.ts';
import type { Result } from '#shared/result.ts';
import { type ApiProblem, call } from './http.ts';

/** GET api/clinic, of our own server only: ask `isOurs` first. */
export function readClinic(): Promise<Result<ClinicSettings, ApiProblem>> {
  return call({ method: 'GET', path: 'api/clinic', schema: ClinicSettings });
}

/** PUT api/clinic: changes the fields it names. */
export function changeClinic(change: ClinicSettingsChange): Promise<Result<ClinicSettings, ApiProblem>> {
  return call({ method: 'PUT', path: 'api/clinic', body: change, schema: ClinicSettings });
}
