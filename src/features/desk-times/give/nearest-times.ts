import { nearestTo } from '#shared/clinic/slots/nearest-times.ts';
import type { SlotTimes } from '#shared/contract/booking/slot-times.ts';

/** A time that can be chosen, with how many seats are left. */
export type GivenTime = {
  readonly startsAt: string;
  readonly day: string;
  readonly label: string;
  readonly free: number;
};

/** All times of a doctor in their order. */
export function allTimes(times: SlotTimes | undefined): GivenTime[] {
  return (times?.days ?? []).flatMap(({ day, slots }) =>
    slots.map(({ startsAt, label, free }) => ({ startsAt, day, label, free })),
  );
}

/** The free times nearest to an instant, the earliest first; its own one is no other time. */
export function nearestTimes(times: readonly GivenTime[], near: string | undefined, now: number): GivenTime[] {
  const others = times.filter(({ startsAt, free }) => free > 0 && startsAt !== near && Date.parse(startsAt) >= now);
  return nearestTo(others, near);
}
