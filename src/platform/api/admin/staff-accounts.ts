import * as v from 'valibot';
import {
  AddedAdmin,
  AdminAccounts,
  ChangedAdmin,
  OneTimeCode,
  PasswordSet,
  SampleCounts,
  StaffSessions,
} from '#shared/contract/staff/staff-accounts.ts';
import type { AdminKind, Role } from '#shared/contract/staff/roles.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from '#src/platform/api/staff/staff-call.ts';

type Answer<Schema extends v.GenericSchema> = Promise<Result<v.InferOutput<Schema>, ApiProblem>>;
type NewAdmin = { readonly name: string; readonly email: string; readonly kind: AdminKind };
type Waited = { signal?: AbortSignal };

const CodeAnswer = v.looseObject({ code: OneTimeCode });
const ANY = v.unknown();

/** All of these work only with our own server: check `isOurs` first. */
export function setPassword(code: string, password: string): Answer<typeof PasswordSet> {
  return staffCall({ method: 'POST', path: 'api/staff/set-password', body: { code, password }, schema: PasswordSet });
}

export function changePassword(role: Role, current: string, password: string): Answer<typeof ANY> {
  const body = { role, current, password };
  return staffCall({ method: 'POST', path: 'api/staff/change-password', body, schema: ANY });
}

/** @param accountId `_id`, or a Doctor ID */
export function makeOneTimeCode(role: Role, accountId: string): Answer<typeof CodeAnswer> {
  return staffCall({ method: 'POST', path: 'api/staff/one-time-code', body: { role, accountId }, schema: CodeAnswer });
}

export function readAdmins({ signal }: Waited = {}): Answer<typeof AdminAccounts> {
  return staffCall({ method: 'GET', path: 'api/staff/admins', schema: AdminAccounts, signal });
}

/** A server of an earlier build knows no kinds: only what is not an administrator is said. */
export function addAdmin({ name, email, kind }: NewAdmin): Answer<typeof AddedAdmin> {
  const body = { name, email, ...(kind === 'admin' ? {} : { kind }) };
  return staffCall({ method: 'POST', path: 'api/staff/admins', body, schema: AddedAdmin });
}

export function changeAdminKind(id: string, kind: AdminKind): Answer<typeof ChangedAdmin> {
  const path = `api/staff/admins/${encodeURIComponent(id)}`;
  return staffCall({ method: 'PATCH', path, body: { kind }, schema: ChangedAdmin });
}

export function removeAdmin(id: string): Answer<typeof ANY> {
  return staffCall({ method: 'DELETE', path: `api/staff/admins/${encodeURIComponent(id)}`, schema: ANY });
}

export function readSessions({ signal }: Waited = {}): Answer<typeof StaffSessions> {
  return staffCall({ method: 'GET', path: 'api/staff/sessions', schema: StaffSessions, signal });
}

export function endSession(id: string): Answer<typeof ANY> {
  return staffCall({ method: 'DELETE', path: `api/staff/sessions/${encodeURIComponent(id)}`, schema: ANY });
}

export function countSamples({ signal }: Waited = {}): Answer<typeof SampleCounts> {
  return staffCall({ method: 'GET', path: 'api/staff/samples', schema: SampleCounts, signal });
}

export function removeSamples(): Answer<typeof SampleCounts> {
  return staffCall({ method: 'DELETE', path: 'api/staff/samples', schema: SampleCounts });
}
