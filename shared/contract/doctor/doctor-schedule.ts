import * as v from 'valibot';
import { boundedList } from '#shared/contract/wire/bounded-list.ts';

/** Days of the week as in ISO 8601: Monday is 1. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const SLOT_MINUTES = [5, 10, 15, 20, 30, 45, 60] as const;
/** The most patients at one time. */
export const CAPACITY_MOST = 20;

const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 08:30'));

/** Hours on one day, in clinic time. */
export const WeeklyHours = v.pipe(
  v.strictObject({ day: v.picklist(WEEKDAYS), from: clock, to: clock }),
  v.forward(
    v.check(({ from, to }) => from < to, 'Must be later than the beginning'),
    ['to'],
  ),
);
export type WeeklyHours = v.InferOutput<typeof WeeklyHours>;

/** When a doctor sees patients, how long a visit is, and how many patients come at one time (default: one). */
export const DoctorSchedule = v.strictObject({
  slotMinutes: v.picklist(SLOT_MINUTES),
  capacity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CAPACITY_MOST))),
  hours: v.pipe(
    boundedList(WeeklyHours, { most: 28 }),
    v.check((hours) => !overlaps(hours), 'Hours of one day must not overlap'),
  ),
});
export type DoctorSchedule = v.InferOutput<typeof DoctorSchedule>;

function overlaps(hours: readonly WeeklyHours[]): boolean {
  return hours.some((one, index) =>
    hours.some((other, at) => at > index && one.day === other.day && one.from < other.to && other.from < one.to),
  );
}
