import * as v from 'valibot';
import { CorrectedVisit, type CorrectVisitBody } from '#shared/contract/appointment/correct-visit.ts';
import { AppointmentList } from '#shared/contract/appointment/appointments.ts';
import type { StatusChangeBody } from '#shared/contract/appointment/appointment-status.ts';
import { DeletedAppointments } from '#shared/contract/appointment/deleted-appointments.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { type Page, listHeaders, queryOf } from './page-query.ts';
import { staffCall } from './staff-call.ts';

/** The filters of CALL-5. `All`, or nothing, means no filter and is not sent. */
export type AppointmentFilters = { readonly doctor?: string; readonly patient?: string; readonly status?: string };

/** GET api/appointments/admin/appointments. */
export function adminAppointments(
  filters: AppointmentFilters = {},
  page: Page = {},
  options: { signal?: AbortSignal } = {},
): Promise<Result<AppointmentList, ApiProblem>> {
  const status = filters.status === 'All' ? undefined : filters.status;
  const path = `api/appointments/admin/appointments${queryOf({ ...filters, status })}`;
  return staffCall({
    method: 'GET',
    path,
    headers: listHeaders(page),
    schema: AppointmentList,
    signal: options.signal,
  });
}

/** The two paths of CALL-6 for a doctor's own appointments; both return the same. */
const DOCTOR_PATHS = {
  dashboard: 'api/doctorDashboard/appointments',
  appointments: 'api/appointments/doctor/appointments',
};

/**
 * A doctor's own appointments, from the path that belongs to the screen.
 * @param ours options that only our own server understands: a page, and the earliest instant
 */
export function doctorAppointments(
  screen: keyof typeof DOCTOR_PATHS,
  filters: Omit<AppointmentFilters, 'doctor'> = {},
  ours: Page & { readonly from?: string; readonly total?: 'true' } = {},
  options: { signal?: AbortSignal } = {},
): Promise<Result<AppointmentList, ApiProblem>> {
  const path = `${DOCTOR_PATHS[screen]}${queryOf(filters)}`;
  return staffCall({
    method: 'GET',
    path,
    headers: listHeaders(ours),
    schema: AppointmentList,
    signal: options.signal,
  });
}

/** DELETE api/appointments/delete-appointment/{id}. The answer's content does not matter. */
export function deleteAppointment(id: string): Promise<Result<unknown, ApiProblem>> {
  const path = `api/appointments/delete-appointment/${encodeURIComponent(id)}`;
  return staffCall({ method: 'DELETE', path, schema: v.unknown() });
}

/** GET api/appointments/deleted: appointments that can still be restored; our own server only. */
export function deletedAppointments(page: Page, signal: AbortSignal): Promise<Result<DeletedAppointments, ApiProblem>> {
  return staffCall({
    method: 'GET',
    path: 'api/appointments/deleted',
    headers: listHeaders(page),
    schema: DeletedAppointments,
    signal,
  });
}

/** POST api/appointments/restore-appointment/{id}: undoes a deletion; our own server only. */
export function restoreAppointment(id: string): Promise<Result<unknown, ApiProblem>> {
  const path = `api/appointments/restore-appointment/${encodeURIComponent(id)}`;
  return staffCall({ method: 'POST', path, schema: v.unknown() });
}

/** PATCH api/appointments/correct/{id}: our own server only. 409 when somebody else has changed this visit meanwhile. */
export function correctVisit(id: string, body: CorrectVisitBody): Promise<Result<CorrectedVisit, ApiProblem>> {
  const path = `api/appointments/correct/${encodeURIComponent(id)}`;
  return staffCall({ method: 'PATCH', path, body, schema: CorrectedVisit });
}

/** PATCH api/appointments/status/{id}: our own server only. */
export function changeAppointmentStatus(id: string, change: StatusChangeBody): Promise<Result<unknown, ApiProblem>> {
  const path = `api/appointments/status/${encodeURIComponent(id)}`;
  return staffCall({ method: 'PATCH', path, body: change, schema: v.unknown() });
}
