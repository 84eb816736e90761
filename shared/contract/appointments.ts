import * as v from 'valibot';

/** Statuses of product.md §9. A list may hold others (samples carry `Upcoming`), so reading takes any text. */
export const APPOINTMENT_STATUSES = ['scheduled', 'completed', 'cancelled'] as const;

const id = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

/** The booking payload of product.md §3. `date` is an ISO 8601 instant; the public may only ask for `scheduled`. */
export const AppointmentInput = v.strictObject({
  patientId: id,
  doctorId: id,
  date: v.pipe(v.string(), v.isoTimestamp()),
  status: v.literal('scheduled'),
});
export type AppointmentInput = v.InferOutput<typeof AppointmentInput>;

/** Answer to a booking. product.md does not give one, so nothing in it is needed. */
export const CreatedAppointment = v.looseObject({
  appointment: v.optional(v.looseObject({ _id: v.optional(v.string()) })),
});

/** An appointment as staff see one (product.md §3), read loosely. */
export const Appointment = v.looseObject({
  _id: v.string(),
  appointmentTime: v.fallback(v.nullish(v.string()), undefined),
  status: v.fallback(v.string(), ''),
  patient: v.fallback(
    v.nullish(v.looseObject({ _id: v.optional(v.string()), name: v.optional(v.string()) })),
    undefined,
  ),
  doctor: v.fallback(v.nullish(v.looseObject({ name: v.optional(v.string()) })), undefined),
  /** Ours only: the ticket, and when our server received the booking (ISO, UTC). */
  ticket: v.fallback(v.nullish(v.string()), undefined),
  receivedAt: v.fallback(v.nullish(v.string()), undefined),
  /** Ours only: why its status was moved back. */
  statusReason: v.fallback(v.nullish(v.string()), undefined),
});
export type Appointment = v.InferOutput<typeof Appointment>;

/** Answer of the appointment lists. */
export const AppointmentList = v.looseObject({
  appointments: v.array(Appointment),
  nextCursor: v.optional(v.nullable(v.string())),
  total: v.optional(v.number()),
});
export type AppointmentList = v.InferOutput<typeof AppointmentList>;
