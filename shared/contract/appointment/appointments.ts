import * as v from 'valibot';
import { AppointmentSlot } from '#shared/contract/booking/appointment-time.ts';
import { readableRows } from '#shared/contract/wire/readable-rows.ts';

/** An appointment as staff see one (DATA-3), read loosely. */
export const Appointment = v.looseObject({
  _id: v.string(),
  appointmentTime: v.fallback(v.nullish(v.string()), undefined),
  /** Of shared/clinic/appointment-status, or any other text: samples carry `Upcoming`. */
  status: v.fallback(v.string(), ''),
  patient: v.fallback(
    v.nullish(
      v.looseObject({
        _id: v.optional(v.string()),
        name: v.optional(v.string()),
        /** Ours only: what is found, too, because whoever it was said of was merged into this patient. */
        alsoFoundBy: v.fallback(v.optional(v.array(v.string())), undefined),
      }),
    ),
    undefined,
  ),
  doctor: v.fallback(v.nullish(v.looseObject({ name: v.optional(v.string()) })), undefined),
  /** Ours only: the ticket, and when our server received the booking (ISO, UTC). */
  ticket: v.fallback(v.nullish(v.string()), undefined),
  receivedAt: v.fallback(v.nullish(v.string()), undefined),
  /**
   * Ours only: what day, order and waiting go by. The slot, or without one when our server received the booking;
   * `appointmentTime` of a walk-in is what its device's clock said.
   */
  dueAt: v.fallback(v.nullish(v.string()), undefined),
  /** Ours only: the time that was agreed; none for a walk-in. */
  slot: v.fallback(v.nullish(AppointmentSlot), undefined),
  /** Ours only: the patient's words hold warning signs, and which where that is known. */
  urgent: v.fallback(v.optional(v.boolean()), undefined),
  warningSigns: v.fallback(v.optional(v.array(v.string())), undefined),
  /** Ours only: what the patient reads, as a BCP 47 tag. */
  language: v.fallback(v.nullish(v.string()), undefined),
  /** Ours only: why its status was moved back. */
  statusReason: v.fallback(v.nullish(v.string()), undefined),
});
export type Appointment = v.InferOutput<typeof Appointment>;

/** Answer of the appointment lists. */
export const AppointmentList = v.looseObject({
  appointments: readableRows(Appointment),
  nextCursor: v.optional(v.nullable(v.string())),
  total: v.optional(v.number()),
});
export type AppointmentList = v.InferOutput<typeof AppointmentList>;
