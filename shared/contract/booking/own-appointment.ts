import * as v from 'valibot';
import { SlotInstant } from './fields.ts';

/** Carries the secret of the link, which stands in no address of a call: addresses are written into logs. */
export const OWN_LINK_HEADER = 'Frontdesk-Appointment-Link';

/** Carries the age given at registration, where the clinic asks for it. */
export const OWN_AGE_HEADER = 'Frontdesk-Appointment-Age';

/** A 403 of these calls: the age is asked for, was wrong, or is not taken any more today. */
export const OwnLinkAsks = v.looseObject({ needs: v.picklist(['age', 'right-age', 'clinic']) });

/**
 * GET api/appointments/own: an appointment as whoever has its link sees it. Neither the patient nor a clinical word stands in
 * it. 404 alike for a link that is guessed, old, or of what has been cancelled or deleted.
 */
export const OwnAppointment = v.looseObject({
  clinic: v.looseObject({ name: v.string(), phone: v.string(), address: v.string() }),
  /** `asked`: the clinic gives a time. `away`: the doctor cannot be there at this time, and another one is to be chosen. */
  state: v.picklist(['booked', 'asked', 'away', 'over']),
  doctor: v.string(),
  /** Where in the house, as the clinic has set it; empty when it has not. */
  place: v.string(),
  /** Null while the clinic has not given a time. */
  time: v.nullable(v.looseObject({ startsAt: v.string(), minutes: v.number(), day: v.string(), label: v.string() })),
  /** Whether it can be moved or cancelled here; after `changeUntil` only by calling the clinic. */
  canChange: v.boolean(),
  changeUntil: v.nullable(v.looseObject({ at: v.string(), day: v.string(), label: v.string() })),
  /** The clinic's today. */
  today: v.string(),
});
export type OwnAppointment = v.InferOutput<typeof OwnAppointment>;

/** PATCH api/appointments/own: another time of the same doctor. */
export const OwnTimeBody = v.strictObject({ startsAt: SlotInstant });
