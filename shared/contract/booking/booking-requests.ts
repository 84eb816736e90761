import * as v from 'valibot';
import { boundedList } from '#shared/contract/wire/bounded-list.ts';
import { readableRows } from '#shared/contract/wire/readable-rows.ts';
import { FreeTime, OverbookReason, SlotInstant } from './fields.ts';
import { DAY_PARTS } from './slot-of-booking.ts';

/** `offline`: no time could be chosen; `slot-lost`: it was taken; `doctor-away`: leave was entered over it; `asked`: wished so. */
export const REQUEST_CAUSES = ['offline', 'slot-lost', 'doctor-away', 'asked'] as const;
export const REQUEST_ENDS = ['time-given', 'walk-in', 'cancelled'] as const;

/** Somebody whom the desk has to give a time. */
export const BookingRequest = v.looseObject({
  /** Of the appointment. */
  _id: v.string(),
  patientId: v.string(),
  name: v.string(),
  phone: v.fallback(v.string(), ''),
  ticket: v.fallback(v.nullish(v.string()), undefined),
  doctorId: v.string(),
  doctor: v.string(),
  department: v.string(),
  cause: v.picklist(REQUEST_CAUSES),
  wishedDay: v.fallback(v.nullish(v.string()), undefined),
  wishedPart: v.fallback(v.nullish(v.picklist(DAY_PARTS)), undefined),
  /** The time that was lost, or that leave was entered over. */
  wishedAt: v.fallback(v.nullish(v.string()), undefined),
  createdAt: v.string(),
  urgent: v.fallback(v.boolean(), false),
  /** The three free times nearest to the wish, computed when it is read. */
  nearest: boundedList(FreeTime, { most: 3 }),
});
export type BookingRequest = v.InferOutput<typeof BookingRequest>;

/** GET api/booking-requests: the open ones, the longest waiting first. */
export const BookingRequests = v.looseObject({
  requests: readableRows(BookingRequest),
  /** How many are open in all. */
  total: v.number(),
  asOf: v.string(),
});
export type BookingRequests = v.InferOutput<typeof BookingRequests>;

/**
 * POST api/booking-requests: the doctor will not be there, and the desk gives this appointment another time. The same again changes
 * nothing.
 */
export const OpenRequestBody = v.strictObject({ appointmentId: v.pipe(v.string(), v.uuid()) });
export type OpenRequestBody = v.InferOutput<typeof OpenRequestBody>;

/** POST api/booking-requests/{id}. `walk-in`: comes without a time; `stands`: the doctor is there after all. */
export const SettleRequestBody = v.variant('as', [
  v.strictObject({
    as: v.literal('time-given'),
    startsAt: SlotInstant,
    doctorId: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))),
    overbookReason: v.optional(OverbookReason),
  }),
  v.strictObject({ as: v.literal('walk-in') }),
  v.strictObject({ as: v.literal('cancelled') }),
  v.strictObject({ as: v.literal('stands') }),
]);
export type SettleRequestBody = v.InferOutput<typeof SettleRequestBody>;
