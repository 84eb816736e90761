import * as v from 'valibot';
import { Instant, isDayOfCalendar } from '#shared/contract/wire/instant.ts';

/** A day of the clinic's calendar. */
export const CalendarDay = v.pipe(
  v.string(),
  // Of this millennium: databases and calendars disagree about what lies far before and behind.
  v.regex(/^2\d{3}-\d{2}-\d{2}$/, 'Must be a day such as 2026-11-21'),
  v.check(isDayOfCalendar, 'Must be a day of the calendar'),
);

/** A time that clocks in the clinic show. */
export const ClockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 08:30'));

/** When a slot begins: an ISO 8601 instant of this millennium. */
export const SlotInstant = v.pipe(
  Instant,
  v.check((at) => at.startsWith('2'), 'Must be an instant'),
);

/** A doctor by `_id` or code. */
export const DoctorRef = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

/** Why somebody is booked beside a full time; the longest that is stored. */
export const OVERBOOK_REASON_MAX_LENGTH = 500;
export const OverbookReason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(OVERBOOK_REASON_MAX_LENGTH));

/** A time that is still free, as a person can choose it. */
export const FreeTime = v.looseObject({
  doctorId: v.string(),
  /** ISO, UTC. */
  startsAt: v.string(),
  /** The clinic's day, and what its clocks show; with the zone where the day shows that time twice. */
  day: v.string(),
  label: v.string(),
});
export type FreeTime = v.InferOutput<typeof FreeTime>;

/** What a 409 to a booking, hold or move says beside its message: up to three times that are free. */
export const Alternatives = v.looseObject({ alternatives: v.array(FreeTime) });
