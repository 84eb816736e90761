import * as v from 'valibot';
import { BookingSlot } from '#shared/contract/booking/slot-of-booking.ts';
import { AppointmentInput } from './booking.ts';
import { RegistrationInput } from './registration.ts';

/** What the outbox may hold. A booking has no `patientId` until its registration is accepted. */
export const RegisterPatient = v.object({
  type: v.literal('register-patient'),
  registration: RegistrationInput,
  /** Warning signs in the patient's words; told to our own server only. */
  urgent: v.optional(v.literal(true)),
  /** The alert those signs have raised at once, where this is a paired device. */
  alertId: v.optional(v.pipe(v.string(), v.uuid())),
});
export const BookAppointment = v.object({
  type: v.literal('book-appointment'),
  booking: v.omit(AppointmentInput, ['patientId']),
  /** The time that was chosen, or what is wished; told to our own server only. */
  slot: v.optional(BookingSlot),
});
export const Command = v.variant('type', [RegisterPatient, BookAppointment]);
export type Command = v.InferOutput<typeof Command>;

/** One patient's visit as the registration page hands it to the outbox: both commands, saved together. */
export type VisitRequest = {
  readonly registration: RegistrationInput;
  readonly urgent?: true | undefined;
  readonly alertId?: string | undefined;
  readonly booking: v.InferOutput<typeof BookAppointment>['booking'];
  readonly slot?: BookingSlot | undefined;
};

/** Header that carries the device's ticket beside the body, so that the body stays that of REG-19 to the letter. */
export const TICKET_HEADER = 'frontdesk-ticket';
/** Header of a registration that names the alert its warning signs have raised before. */
export const ALERT_HEADER = 'frontdesk-alert';
export const IDEMPOTENCY_HEADER = 'idempotency-key';
