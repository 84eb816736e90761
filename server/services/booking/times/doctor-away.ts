import { lockSlotRowsBetween } from '#server/database/repositories/booking/appointment-slots-repository.ts';
import { openRequest } from '#server/database/repositories/booking/requests-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** Everybody who is booked with a doctor who is gone becomes a request for the desk; nobody is moved or cancelled by that. */
export async function doctorIsAway(db: Queryable, doctorId: string, now: Date): Promise<void> {
  for (const { id, startsAt } of await lockSlotRowsBetween(db, doctorId, now, undefined))
    await openRequest(db, { appointmentId: id, doctorId, cause: 'doctor-away', wishedAt: startsAt, createdAt: now });
}
