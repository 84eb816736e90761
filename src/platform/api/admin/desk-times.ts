import { type DeskBookingBody, type TimeBody, TimedAppointment } from '#shared/contract/booking/appointment-time.ts';
import { TimesSheet } from '#shared/contract/booking/times-sheet.ts';
import { IDEMPOTENCY_HEADER } from '#shared/contract/visit/commands.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { queryOf } from '#src/platform/api/staff/page-query.ts';
import { staffCall } from '#src/platform/api/staff/staff-call.ts';

// Times as staff see, give and take them: our own server's only. 409 when somebody else was faster.

/** GET api/appointments/sheet: some days of one doctor, or of all, with whoever is booked. */
export function readTimesSheet(
  { doctorId, from, days }: { doctorId: string | undefined; from: string; days: number },
  signal: AbortSignal,
): Promise<Result<TimesSheet, ApiProblem>> {
  const path = `api/appointments/sheet${queryOf({ doctorId, from, days })}`;
  return staffCall({ method: 'GET', path, schema: TimesSheet, signal });
}

/** POST api/appointments/desk: books a patient who is known. The same key books once. */
export function bookAtDesk(booking: DeskBookingBody, key: string): Promise<Result<TimedAppointment, ApiProblem>> {
  const path = 'api/appointments/desk';
  const headers = { [IDEMPOTENCY_HEADER]: key };
  return staffCall({ method: 'POST', path, body: booking, headers, schema: TimedAppointment });
}

/** PATCH api/appointments/time/{id}: another time, another doctor, or no time any more. */
export function changeTime(id: string, time: TimeBody): Promise<Result<TimedAppointment, ApiProblem>> {
  const path = `api/appointments/time/${encodeURIComponent(id)}`;
  return staffCall({ method: 'PATCH', path, body: time, schema: TimedAppointment });
}
