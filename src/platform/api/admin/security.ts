import * as v from 'valibot';
import { SecuritySettings, type SecuritySettingsChange } from '#shared/contract/clinic/security-settings.ts';
import { AccessNotices } from '#shared/contract/staff/access-notices.ts';
import type { Role } from '#shared/contract/staff/roles.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from '#src/platform/api/staff/staff-call.ts';

type Answer<Schema extends v.GenericSchema> = Promise<Result<v.InferOutput<Schema>, ApiProblem>>;

const ANY = v.unknown();

/** All of these work only with our own server: check `isOurs` first. */
export function readSecurity(signal?: AbortSignal): Answer<typeof SecuritySettings> {
  return staffCall({ method: 'GET', path: 'api/staff/security', schema: SecuritySettings, signal });
}

export function changeSecurity(change: SecuritySettingsChange): Answer<typeof SecuritySettings> {
  return staffCall({ method: 'PUT', path: 'api/staff/security', body: change, schema: SecuritySettings });
}

export function accessNotices(signal?: AbortSignal): Answer<typeof AccessNotices> {
  return staffCall({ method: 'GET', path: 'api/staff/access-notices', schema: AccessNotices, signal });
}

export function markNoticeSeen(id: string): Answer<typeof ANY> {
  const path = `api/staff/access-notices/${encodeURIComponent(id)}/seen`;
  return staffCall({ method: 'POST', path, body: {}, schema: ANY });
}

/** @param accountId `_id`, or a Doctor ID */
export function resetSecondFactor(role: Role, accountId: string, reason: string): Answer<typeof ANY> {
  const body = { role, accountId, reason };
  return staffCall({ method: 'POST', path: 'api/staff/second-factor/reset', body, schema: ANY });
}

/** Everything that is kept of a patient. */
export function patientData(id: string): Answer<typeof ANY> {
  return staffCall({ method: 'GET', path: `api/patients/data/${encodeURIComponent(id)}`, schema: ANY });
}

/** Erases a deleted patient at once. */
export function erasePatient(id: string): Answer<typeof ANY> {
  return staffCall({ method: 'POST', path: `api/patients/erase/${encodeURIComponent(id)}`, body: {}, schema: ANY });
}
