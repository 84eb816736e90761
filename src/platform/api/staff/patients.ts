import * as v from 'valibot';
import {
  AllPatients,
  NEXT_CURSOR_HEADER,
  type Patient,
  TOTAL_HEADER,
  ViewPatients,
} from '#shared/contract/patient/patients.ts';
import { type Result, succeed } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { type Page, listHeaders } from './page-query.ts';
import { staffCall } from './staff-call.ts';

/** The filters of view-patients that our own server applies; another one returns all rows. */
export type PatientsQuery = Page & { readonly doctor?: string | undefined; readonly gender?: string | undefined };

/** GET api/adminDashboard/view-patients: all rows, or one page of them from our own server. */
export function viewPatients(
  page: PatientsQuery = {},
  options: { signal?: AbortSignal } = {},
): Promise<Result<ViewPatients, ApiProblem>> {
  const path = 'api/adminDashboard/view-patients';
  return staffCall({ method: 'GET', path, headers: listHeaders(page), schema: ViewPatients, signal: options.signal });
}

/** POST api/patients/restore-patient/{id}: undoes a deletion; our own server only. */
export function restorePatient(id: string): Promise<Result<unknown, ApiProblem>> {
  return staffCall({
    method: 'POST',
    path: `api/patients/restore-patient/${encodeURIComponent(id)}`,
    schema: v.unknown(),
  });
}

/** DELETE api/patients/delete-patient/{id}. The answer's content does not matter. */
export function deletePatient(id: string): Promise<Result<unknown, ApiProblem>> {
  return staffCall({
    method: 'DELETE',
    path: `api/patients/delete-patient/${encodeURIComponent(id)}`,
    schema: v.unknown(),
  });
}

/** The filters of api/patients/get-all that our own server applies; another one returns all rows. */
export type AllPatientsFilter = {
  readonly name?: string | undefined;
  readonly gender?: string | undefined;
  readonly ages?: string | undefined;
};
export type PatientsPage = {
  readonly rows: readonly Patient[];
  readonly nextCursor?: string | undefined;
  /** The number of matches; only from our own server, and only if it was asked for. */
  readonly total?: number | undefined;
};

/** GET api/patients/get-all: a bare array; from our own server one page of it, with paging details in the headers. */
export async function allPatients(
  filter: AllPatientsFilter = {},
  page: Page & { readonly total?: 'true' } = {},
  options: { signal?: AbortSignal } = {},
): Promise<Result<PatientsPage, ApiProblem>> {
  let headers = new Headers();
  const answer = await staffCall({
    method: 'GET',
    path: 'api/patients/get-all',
    headers: listHeaders({ ...filter, ...page }),
    schema: AllPatients,
    signal: options.signal,
    onHeaders: (given) => (headers = given),
  });
  if (!answer.ok) return answer;
  const total = headers.get(TOTAL_HEADER);
  return succeed({
    rows: answer.value,
    nextCursor: headers.get(NEXT_CURSOR_HEADER) ?? undefined,
    total: total === null ? undefined : Number(total),
  });
}
