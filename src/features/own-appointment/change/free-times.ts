import type { SlotDay } from '#shared/contract/booking/slot-times.ts';

export type OfferedTime = { readonly startsAt: string; readonly day: string; readonly label: string };

/** The free times of some days, without the one in hand. */
export function freeTimes(days: readonly SlotDay[], inHand: string | undefined): OfferedTime[] {
  return days.flatMap(({ day, slots }) =>
    slots
      .filter(({ free, startsAt }) => free > 0 && startsAt !== inHand)
      .map(({ startsAt, label }) => ({ startsAt, day, label })),
  );
}
