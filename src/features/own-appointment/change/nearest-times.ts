import type { SlotDay } from '#shared/contract/booking/slot-times.ts';

export type OfferedTime = { readonly startsAt: string; readonly day: string; readonly label: string };

const NEAREST = 3;

/** The free times of some days, without the one in hand. */
export function freeTimes(days: readonly SlotDay[], inHand: string | undefined): OfferedTime[] {
  return days.flatMap(({ day, slots }) =>
    slots
      .filter(({ free, startsAt }) => free > 0 && startsAt !== inHand)
      .map(({ startsAt, label }) => ({ startsAt, day, label })),
  );
}

/** The three that are nearest to a time, the earlier first; the first ones where there is none. */
export function nearestTimes(free: readonly OfferedTime[], around: string | undefined): OfferedTime[] {
  const far = ({ startsAt }: OfferedTime) =>
    around === undefined ? 0 : Math.abs(Date.parse(startsAt) - Date.parse(around));
  return free
    .toSorted((one, other) => far(one) - far(other) || Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .slice(0, NEAREST)
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}
