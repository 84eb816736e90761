import * as v from 'valibot';
import { SlotInstant } from './fields.ts';

/**
 * GET api/appointments/own/{token}: an appointment as whoever has its link sees it. Neither the patient nor the doctor nor a
 * clinical word stands in it. 404 alike for a link that is guessed, old, or of what has been deleted.
 */
export const OwnAppointment = v.looseObject({
  clinic: v.looseObject({ name: v.string(), phone: v.string(), address: v.string() }),
  state: v.picklist(['booked', 'asked', 'cancelled', 'over']),
  /** Null while the desk has not given a time. */
  time: v.nullable(v.looseObject({ startsAt: v.string(), minutes: v.number(), day: v.string(), label: v.string() })),
  /** Whether it can be moved or cancelled here; after `changeUntil` only by calling the clinic. */
  canChange: v.boolean(),
  changeUntil: v.nullable(v.string()),
});
export type OwnAppointment = v.InferOutput<typeof OwnAppointment>;

/** PATCH api/appointments/own/{token}: another time of the same doctor. */
export const OwnTimeBody = v.strictObject({ startsAt: SlotInstant });
