import * as v from 'valibot';
import { AppointmentInput } from '#shared/contract/visit/booking.ts';
import { CalendarDay, SlotInstant } from './fields.ts';

export const DAY_PARTS = ['morning', 'afternoon'] as const;
/** When it suits somebody who could not choose a time. */
export const WISHES = ['soon', ...DAY_PARTS] as const;

/** The patient has asked for text messages about this appointment. */
const remind = v.optional(v.literal(true));

/** What our own client adds to a booking: the time, or what is wished where none could be chosen. Other backends never get it. */
export const BookingSlot = v.union([
  v.strictObject({
    startsAt: SlotInstant,
    holdId: v.optional(v.pipe(v.string(), v.uuid())),
    /** `refuse`: 409 with other times, and nothing is booked. `ask-desk`: 201, and the desk gives a time. */
    ifTaken: v.picklist(['refuse', 'ask-desk']),
    remind,
  }),
  v.strictObject({ wish: v.picklist(WISHES), day: v.optional(CalendarDay), remind }),
]);
export type BookingSlot = v.InferOutput<typeof BookingSlot>;

/** What our own server takes: the booking of REG-19, and optionally its slot. */
export const BookingBody = v.strictObject({ ...AppointmentInput.entries, slot: v.optional(BookingSlot) });
export type BookingBody = v.InferOutput<typeof BookingBody>;

/** What became of it. Only `booked` is a promise. */
export const BookedSlot = v.looseObject({
  state: v.picklist(['booked', 'asked']),
  startsAt: v.fallback(v.optional(v.string()), undefined),
});
export type BookedSlot = v.InferOutput<typeof BookedSlot>;

/**
 * What our client keeps of the answer: the appointment, its time where one was asked for, and without a time how many waited before
 * it at that moment, where the server says so.
 */
export type AgreedSlot = {
  readonly state?: BookedSlot['state'] | undefined;
  readonly startsAt?: string | undefined;
  readonly appointmentId?: string | undefined;
  readonly ahead?: number | undefined;
};
