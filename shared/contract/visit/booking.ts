import { FIRST_STATUS } from '#shared/clinic/appointment-status.ts';
import * as v from 'valibot';
import { Instant } from '#shared/contract/wire/instant.ts';

const id = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

/** The booking payload of REG-19. `date` is an ISO 8601 instant; the public may only ask for `scheduled`. */
export const AppointmentInput = v.strictObject({
  patientId: id,
  doctorId: id,
  date: Instant,
  status: v.literal(FIRST_STATUS),
});
export type AppointmentInput = v.InferOutput<typeof AppointmentInput>;

/** Response to a booking. The specification does not define one, so nothing in it is required. */
export const CreatedAppointment = v.looseObject({
  appointment: v.optional(v.looseObject({ _id: v.optional(v.string()) })),
});
