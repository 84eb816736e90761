import * as v from 'valibot';
import { DoctorRef, SlotInstant } from './fields.ts';

/** A hold lives so long unless it is made again, and so long in all. */
export const HOLD_MINUTES = 5;
export const HOLD_MINUTES_MOST = 15;

/** Which time: this one, the first free one, or the first free one of today. */
const at = v.union([SlotInstant, v.picklist(['next', 'next-today'])]);
const holdId = v.pipe(v.string(), v.uuid());

/**
 * POST api/appointments/holds: keeps a time for whoever is filling in the form. The same id again moves or extends it. Of a
 * department: whichever of its doctors is free first.
 */
export const HoldBody = v.union([
  v.strictObject({ holdId, doctorId: DoctorRef, at }),
  v.strictObject({ holdId, department: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)), at }),
]);
export type HoldBody = v.InferOutput<typeof HoldBody>;

/** Answer 201. */
export const Held = v.looseObject({
  hold: v.looseObject({
    startsAt: v.string(),
    minutes: v.number(),
    /** Until when it is kept, by the server's clock. */
    until: v.string(),
    doctorId: v.string(),
    day: v.string(),
    label: v.string(),
  }),
});
export type Held = v.InferOutput<typeof Held>;

/** What a 409 to a hold says beside its message and its alternatives. */
export const NotHeld = v.looseObject({
  cause: v.picklist(['taken', 'full', 'no-hours']),
  /** Whether whoever comes now without a time may still be seen today. */
  walkInToday: v.boolean(),
});
