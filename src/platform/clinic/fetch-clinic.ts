import type { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import { backend, isOurs } from '#src/platform/api/http/backend.ts';
import { readClinic } from '#src/platform/api/public/clinic.ts';
import { probeHealth } from '#src/platform/api/public/health.ts';

/** The clinic's settings from our own server; undefined from another backend, or without an answer. */
export async function fetchClinic(): Promise<ClinicSettings | undefined> {
  if (backend() === 'unknown') await probeHealth();
  if (!isOurs()) return undefined;
  const answer = await readClinic();
  return answer.ok ? answer.value : undefined;
}
