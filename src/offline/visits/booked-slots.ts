import type { AgreedSlot } from '#shared/contract/booking/slot-of-booking.ts';

/** What the server said, by the booking's key, until it is noted with the visit. */
const answered = new Map<string, AgreedSlot>();

export function noteBookedSlot(key: string, slot: AgreedSlot | undefined): void {
  if (slot !== undefined) answered.set(key, slot);
}

/** What the server said of it, told once. */
export function takeBookedSlot(key: string): AgreedSlot | undefined {
  const slot = answered.get(key);
  answered.delete(key);
  return slot;
}
