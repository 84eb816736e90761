import * as v from 'valibot';
import { DeletedPatients } from '#shared/contract/patient/deleted-patients.ts';
import { PossibleDuplicates } from '#shared/contract/patient/duplicates.ts';
import { Statistics } from '#shared/contract/clinic/statistics.ts';
import type { Result } from '#shared/result.ts';
import type { AppointmentFilters } from '#src/platform/api/staff/appointments.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { listHeaders, type Page, queryOf } from '#src/platform/api/staff/page-query.ts';
import type { PatientsQuery } from '#src/platform/api/staff/patients.ts';
import { staffCall } from '#src/platform/api/staff/staff-call.ts';

/** Calls for the administrator's lists, supported only by our own server. */
const Total = v.looseObject({ total: v.number() });

/** GET api/patients/count: how many patients match. */
export function countPatients(
  query: PatientsQuery,
  signal: AbortSignal,
): Promise<Result<{ total: number }, ApiProblem>> {
  return staffCall({ method: 'GET', path: 'api/patients/count', headers: listHeaders(query), schema: Total, signal });
}

/** GET api/appointments/count: how many appointments match. */
export function countAppointments(
  filters: AppointmentFilters,
  signal: AbortSignal,
): Promise<Result<{ total: number }, ApiProblem>> {
  return staffCall({
    method: 'GET',
    path: 'api/appointments/count',
    headers: listHeaders(filters),
    schema: Total,
    signal,
  });
}

/** GET api/patients/deleted: who can still be restored. */
export function deletedPatients(page: Page, signal: AbortSignal): Promise<Result<DeletedPatients, ApiProblem>> {
  return staffCall({
    method: 'GET',
    path: 'api/patients/deleted',
    headers: listHeaders(page),
    schema: DeletedPatients,
    signal,
  });
}

/** GET api/patients/duplicates: who may be the same person as one of `ids`. */
export function possibleDuplicates(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Result<PossibleDuplicates, ApiProblem>> {
  const path = `api/patients/duplicates${queryOf({ ids: ids.join(',') })}`;
  return staffCall({ method: 'GET', path, schema: PossibleDuplicates, signal });
}

/** GET api/adminDashboard/statistics. */
export function statistics(signal: AbortSignal): Promise<Result<Statistics, ApiProblem>> {
  return staffCall({ method: 'GET', path: 'api/adminDashboard/statistics', schema: Statistics, signal });
}

/** GET api/adminDashboard/export-patients: a CSV file as text. */
export function exportPatients(query: PatientsQuery): Promise<Result<string, ApiProblem>> {
  const path = 'api/adminDashboard/export-patients';
  return staffCall({ method: 'GET', path, headers: listHeaders(query), schema: v.string() });
}

/** GET api/adminDashboard/export-appointments: a CSV file as text. */
export function exportAppointments(filters: AppointmentFilters): Promise<Result<string, ApiProblem>> {
  const path = 'api/adminDashboard/export-appointments';
  return staffCall({ method: 'GET', path, headers: listHeaders(filters), schema: v.string() });
}
