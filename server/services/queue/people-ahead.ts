import { countAhead } from '#server/database/repositories/queue/ahead-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/**
 * How many wait before a visit that has just been booked at a device of the clinic, which may know a number and nobody's name. Read
 * after the booking is done: it must not make two bookings of one line wait for each other. Undefined where the visit does not wait.
 */
export function peopleAhead(db: Queryable, appointmentId: string): Promise<number | undefined> {
  return countAhead(db, appointmentId);
}
