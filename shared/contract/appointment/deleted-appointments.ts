import * as v from 'valibot';

/** A deleted appointment that can still be restored: only what it takes to know which one restores. Our own call. */
export const DeletedAppointment = v.looseObject({
  _id: v.string(),
  patientName: v.string(),
  doctorName: v.string(),
  status: v.string(),
  ticket: v.nullish(v.string()),
  dueAt: v.string(),
  deletedAt: v.string(),
  /** From then on it is erased for good. */
  erasedAt: v.string(),
});
export type DeletedAppointment = v.InferOutput<typeof DeletedAppointment>;

/** Answer of GET api/appointments/deleted. */
export const DeletedAppointments = v.looseObject({
  appointments: v.array(DeletedAppointment),
  nextCursor: v.optional(v.nullable(v.string())),
});
export type DeletedAppointments = v.InferOutput<typeof DeletedAppointments>;
