import * as v from 'valibot';
import { DoctorRef, OverbookReason, SlotInstant } from './fields.ts';

/** PATCH api/appointments/time/{id}: gives an appointment a time, or takes it away (a walk-in then), with this doctor or another. */
export const TimeBody = v.strictObject({
  startsAt: v.nullable(SlotInstant),
  doctorId: v.optional(DoctorRef),
  /** Books beside a full time, knowingly. */
  overbookReason: v.optional(OverbookReason),
});
export type TimeBody = v.InferOutput<typeof TimeBody>;

/** POST api/appointments/desk: books a patient who is known. */
export const DeskBookingBody = v.strictObject({
  patientId: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  doctorId: DoctorRef,
  startsAt: v.nullable(SlotInstant),
  overbookReason: v.optional(OverbookReason),
  /** The patient agrees to text messages about this time (BOOK-8). */
  remind: v.optional(v.literal(true)),
});
export type DeskBookingBody = v.InferOutput<typeof DeskBookingBody>;

/** The time of an appointment, for staff. */
export const AppointmentSlot = v.looseObject({
  /** ISO, UTC. */
  startsAt: v.string(),
  minutes: v.number(),
  overbooked: v.fallback(v.boolean(), false),
});
export type AppointmentSlot = v.InferOutput<typeof AppointmentSlot>;

/** Answer to both. */
export const TimedAppointment = v.looseObject({
  appointment: v.looseObject({
    _id: v.string(),
    doctorId: v.fallback(v.optional(v.string()), undefined),
    slot: v.fallback(v.nullish(AppointmentSlot), undefined),
  }),
});
export type TimedAppointment = v.InferOutput<typeof TimedAppointment>;
