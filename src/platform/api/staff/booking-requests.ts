import * as v from 'valibot';
import { BookingRequests, type SettleRequestBody } from '#shared/contract/booking/booking-requests.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from './staff-call.ts';

/** GET api/booking-requests: patients whom the desk has to give a time, each with the nearest free ones; our own server only. */
export function readBookingRequests(signal: AbortSignal): Promise<Result<BookingRequests, ApiProblem>> {
  return staffCall({ method: 'GET', path: 'api/booking-requests', schema: BookingRequests, signal });
}

/** POST api/booking-requests/{id}: 409 when somebody else has settled it, or the time has been taken meanwhile. */
export function settleRequest(id: string, body: SettleRequestBody): Promise<Result<unknown, ApiProblem>> {
  const path = `api/booking-requests/${encodeURIComponent(id)}`;
  return staffCall({ method: 'POST', path, body, schema: v.unknown() });
}

/** POST api/booking-requests: the doctor will not be there, and the desk gives another time. The same again changes nothing. */
export function openRequest(appointmentId: string): Promise<Result<unknown, ApiProblem>> {
  return staffCall({ method: 'POST', path: 'api/booking-requests', body: { appointmentId }, schema: v.unknown() });
}

/** Takes that back: the time stands after all. 409 when another one has been given since. */
export function takeBackRequest(appointmentId: string): Promise<Result<unknown, ApiProblem>> {
  return settleRequest(appointmentId, { as: 'stands' });
}
