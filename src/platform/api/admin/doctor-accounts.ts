import * as v from 'valibot';
import {
  AddedDoctor,
  type ChangedDoctorBody,
  DoctorAccount,
  type NewDoctorBody,
} from '#shared/contract/staff/doctor-accounts.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from '#src/platform/api/staff/staff-call.ts';

const Answer = v.looseObject({ doctor: DoctorAccount, version: v.optional(v.string()) });
type Answer = v.InferOutput<typeof Answer>;

/** DELETE api/adminDashboard/deregister-doctor (CALL-3). The answer's content does not matter. */
export function deregisterDoctor(doctorId: string): Promise<Result<unknown, ApiProblem>> {
  const path = 'api/adminDashboard/deregister-doctor';
  return staffCall({ method: 'DELETE', path, body: { doctorId }, schema: v.unknown() });
}

/** The calls below work only with our own server: check `isOurs` first. */
export function restoreDoctor(doctorId: string): Promise<Result<unknown, ApiProblem>> {
  const path = 'api/adminDashboard/restore-doctor';
  return staffCall({ method: 'POST', path, body: { doctorId }, schema: v.unknown() });
}

export function registerDoctor(doctor: NewDoctorBody): Promise<Result<AddedDoctor, ApiProblem>> {
  return staffCall({
    method: 'POST',
    path: 'api/adminDashboard/register-doctor',
    body: doctor,
    schema: AddedDoctor,
  });
}

export function readDoctor(id: string, options: { signal?: AbortSignal } = {}): Promise<Result<Answer, ApiProblem>> {
  return staffCall({ method: 'GET', path: pathOf(id), schema: Answer, signal: options.signal });
}

/** 409 if somebody else has saved since `version`; `overtakenOf` reads who and what. */
export function changeDoctor(
  id: string,
  doctor: ChangedDoctorBody,
  version: string | undefined,
): Promise<Result<Answer, ApiProblem>> {
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  return staffCall({ method: 'PUT', path: pathOf(id), body: doctor, headers, schema: Answer });
}

function pathOf(id: string): string {
  return `api/adminDashboard/doctor/${encodeURIComponent(id)}`;
}
