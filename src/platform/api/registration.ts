import * as v from 'valibot';
import type { AppointmentInput } from '#shared/contract/booking.ts';
import { RegisteredPatient, type RegistrationInput } from '#shared/contract/registration.ts';
import type { Result } from '#shared/result.ts';
import { isOurs } from './backend.ts';
import { type ApiProblem, call } from './http.ts';
import { type WriteOptions, writeHeaders } from './write-headers.ts';

/** POST api/patients/register (product.md §7). `urgent` goes to our own server only; no other knows the field. */
export function registerPatient(
  registration: RegistrationInput,
  { urgent, ...options }: WriteOptions & { readonly urgent?: true | undefined },
): Promise<Result<v.InferOutput<typeof RegisteredPatient>, ApiProblem>> {
  return call({
    method: 'POST',
    path: 'api/patients/register',
    body: urgent && isOurs() ? { ...registration, urgent } : registration,
    headers: writeHeaders(options),
    schema: RegisteredPatient,
    signal: options.signal,
    timeoutMs: options.timeoutMs,
  });
}

/** POST api/appointments/create-appointment. product.md gives no answer, so any 2xx will do. */
export function createAppointment(
  appointment: AppointmentInput,
  options: WriteOptions,
): Promise<Result<unknown, ApiProblem>> {
  return call({
    method: 'POST',
    path: 'api/appointments/create-appointment',
    body: appointment,
    headers: writeHeaders(options),
    schema: v.unknown(),
    signal: options.signal,
    timeoutMs: options.timeoutMs,
  });
}
