import * as v from 'valibot';
import { fieldFacts, isPatientField } from '#shared/clinic/patient-fields.ts';
import { BookedSlot, type BookingSlot } from '#shared/contract/booking/slot-of-booking.ts';
import { CHECK_IN_HEADER } from '#shared/contract/visit/check-in-code.ts';
import { ALERT_HEADER, LANGUAGE_HEADER, SIGNS_HEADER } from '#shared/contract/visit/commands.ts';
import type { AppointmentInput } from '#shared/contract/visit/booking.ts';
import { RegisteredPatient, type RegistrationInput } from '#shared/contract/visit/registration.ts';
import type { Result } from '#shared/result.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { type ApiProblem, call } from '#src/platform/api/http/http.ts';
import { type WriteOptions, writeHeaders } from './write-headers.ts';

/**
 * A redirected write would become a GET of a sign-in page (301, 302) or send a patient's details to another URL (307,
 * 308), so it counts as no answer. So does a 404 or 405 in plain text or HTML: our server answers everything in JSON,
 * so it must come from a gateway or portal.
 */
async function sendHere(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, redirect: 'error' });
  const isText = response.headers.get('content-type')?.startsWith('text/');
  return isText && [404, 405].includes(response.status) && isOurs() ? new Response('<') : response;
}

type Warned = {
  readonly urgent?: true | undefined;
  readonly alertId?: string | undefined;
  readonly ticked?: readonly string[] | undefined;
};

/** POST api/patients/register (CALL-9). That it is urgent, and fields of our own, are told to our own server only: no other knows them. */
export function registerPatient(
  registration: RegistrationInput,
  { urgent, alertId, ticked = [], ...options }: WriteOptions & Warned,
): Promise<Result<v.InferOutput<typeof RegisteredPatient>, ApiProblem>> {
  const body = isOurs() ? { ...registration, ...(urgent && { urgent }) } : payloadOf(registration);
  const named = {
    ...(alertId !== undefined && { [ALERT_HEADER]: alertId }),
    ...(ticked.length > 0 && { [SIGNS_HEADER]: ticked.join(',') }),
  };
  return write('api/patients/register', body, RegisteredPatient, options, isOurs() ? named : {});
}

/** The payload of REG-19 and nothing else. */
function payloadOf(registration: RegistrationInput): object {
  const isKnown = (field: string) => !isPatientField(field) || fieldFacts(field).isOfSpecification;
  return Object.fromEntries(Object.entries(registration).filter(([field]) => isKnown(field)));
}

/** What our own server says of the time that was asked for, or of who waits before it; whatever else is answered says nothing of either. */
const Booked = v.fallback(
  v.object({
    appointment: v.object({
      _id: v.optional(v.string()),
      slot: v.optional(BookedSlot),
      ahead: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
    }),
  }),
  { appointment: {} },
);

/**
 * POST api/appointments/create-appointment. No answer is given (CALL-9), so any 2xx will do. The time, the code that is
 * printed beside the ticket and the language go to our own server only; no other knows them.
 */
export function createAppointment(
  appointment: AppointmentInput,
  {
    slot,
    checkInCode,
    language,
    ...options
  }: WriteOptions & {
    readonly slot?: BookingSlot | undefined;
    readonly checkInCode?: string | undefined;
    readonly language?: string | undefined;
  },
): Promise<Result<v.InferOutput<typeof Booked>, ApiProblem>> {
  const body = slot !== undefined && isOurs() ? { ...appointment, slot } : appointment;
  const named = {
    ...(checkInCode !== undefined && { [CHECK_IN_HEADER]: checkInCode }),
    ...(language !== undefined && { [LANGUAGE_HEADER]: language }),
  };
  return write('api/appointments/create-appointment', body, Booked, options, isOurs() ? named : {});
}

function write<Schema extends v.GenericSchema>(
  path: string,
  body: object,
  schema: Schema,
  options: WriteOptions,
  named = {},
) {
  const { signal, timeoutMs } = options;
  const headers = { ...writeHeaders(options), ...named };
  return call({ method: 'POST', path, body, headers, schema, signal, timeoutMs }, sendHere);
}
