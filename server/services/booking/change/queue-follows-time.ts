import { deleteEntryAt, moveEntryAt } from '#server/database/repositories/queue/entries-repository.ts';
import { lockEntriesOf } from '#server/database/repositories/queue/follow-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { clinicDayOf } from '#server/services/clinic/clinic-time.ts';
import type { Asker } from '#server/services/booking/times/free-times.ts';

/**
 * Whoever waits and is given another time waits for that one, in that doctor's line; of another day they are not here any more,
 * but expected then. Whoever was called stays called.
 */
export async function queueFollowsTime(
  db: Queryable,
  appointmentId: string,
  doctorId: string,
  startsAt: Date | null,
  { now, rules }: Asker,
): Promise<void> {
  for (const { entry } of await lockEntriesOf(db, { appointmentId })) {
    if (entry.stage !== 'waiting') continue;
    if (startsAt !== null && clinicDayOf(startsAt, rules.timeZone) !== entry.day) await deleteEntryAt(db, entry);
    else await moveEntryAt(db, entry, { doctorId, dueAt: startsAt ?? entry.arrivedAt }, now, false);
  }
}
