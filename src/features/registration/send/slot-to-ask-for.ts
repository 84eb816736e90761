import type { BookingSlot } from '#shared/contract/booking/slot-of-booking.ts';
import type { ChosenTime } from '#src/features/registration/visit/registration-store.ts';

/**
 * What a booking says of its time. A time that is taken meanwhile goes to the desk: the queue must never be refused over it.
 * @returns undefined for whoever comes without one, and where nobody has hours
 */
export function slotToAskFor(
  time: ChosenTime | undefined,
  doctorId: string,
  wantsMessages: boolean,
): BookingSlot | undefined {
  if (time?.doctorId !== doctorId) return undefined;
  const remind = wantsMessages ? ({ remind: true } as const) : {};
  if (time.kind === 'wish') return { wish: time.wish, ...remind };
  // Quicker than the search for a time: the desk gives one.
  if (time.kind === 'looking') return { wish: 'soon', ...remind };
  if (time.kind !== 'time') return undefined;
  const { at, holdId } = time;
  return { startsAt: at.startsAt, ...(holdId !== undefined && { holdId }), ifTaken: 'ask-desk', ...remind };
}
