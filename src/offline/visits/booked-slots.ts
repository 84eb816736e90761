import type { BookedSlot } from '#shared/contract/booking/slot-of-booking.ts';

/** What the server said of the time of a booking, by the booking's key, until it is noted with the visit. */
const answered = new Map<string, BookedSlot>();

export function noteBookedSlot(key: string, slot: BookedSlot | undefined): void {
  if (slot !== undefined) answered.set(key, slot);
}

/** What the server said of it, told once. */
export function takeBookedSlot(key: string): BookedSlot | undefined {
  const slot = answered.get(key);
  answered.delete(key);
  return slot;
}
