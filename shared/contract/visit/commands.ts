import * as v from 'valibot';
import { BookingSlot } from '#shared/contract/booking/slot-of-booking.ts';
import { type RedFlag, WARNING_IDS } from '#shared/words/warning/warning-sign-ids.ts';
import { AppointmentInput } from './booking.ts';
import { RegistrationInput } from './registration.ts';

/** What the outbox may contain. A booking has no `patientId` until its registration is accepted. */
export const RegisterPatient = v.object({
  type: v.literal('register-patient'),
  registration: RegistrationInput,
  /** Warning signs in the patient's words; sent to our own server only. */
  urgent: v.optional(v.literal(true)),
  /** The alert already raised for those signs, if this is a paired device. */
  alertId: v.optional(v.pipe(v.string(), v.uuid())),
  /** The warning signs that were ticked (WARN-9). */
  ticked: v.optional(v.array(v.picklist(WARNING_IDS))),
});
export const BookAppointment = v.object({
  type: v.literal('book-appointment'),
  booking: v.omit(AppointmentInput, ['patientId']),
  /** The time that was chosen, or what is wished; told to our own server only. */
  slot: v.optional(BookingSlot),
  /** What the patient reads; told to our own server only. */
  language: v.optional(v.string()),
});
export const Command = v.variant('type', [RegisterPatient, BookAppointment]);
export type Command = v.InferOutput<typeof Command>;

/** One patient's visit as the registration page passes it to the outbox: both commands, saved together. */
export type VisitRequest = {
  readonly registration: RegistrationInput;
  readonly urgent?: true | undefined;
  readonly alertId?: string | undefined;
  readonly ticked?: readonly RedFlag[] | undefined;
  readonly language?: string | undefined;
  readonly booking: v.InferOutput<typeof BookAppointment>['booking'];
  readonly slot?: BookingSlot | undefined;
};

/** The header with the device's ticket, so that the body stays exactly that of REG-19. */
export const TICKET_HEADER = 'frontdesk-ticket';
/**
 * The header of a registration with the warning signs that were ticked, and of an alert with those that raised it: their ids
 * with commas between. A header, because an older server refuses a body with a field it does not know.
 */
export const SIGNS_HEADER = 'frontdesk-warning-signs';
/** The header of a booking with the language that the patient reads, as a BCP 47 tag. */
export const LANGUAGE_HEADER = 'frontdesk-language';
/** The header of a registration with the alert its warning signs have already raised. */
export const ALERT_HEADER = 'frontdesk-alert';
export const IDEMPOTENCY_HEADER = 'idempotency-key';
