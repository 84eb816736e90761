import { moveEntryAt } from '#server/database/repositories/queue/entries-repository.ts';
import { lockEntriesOf } from '#server/database/repositories/queue/follow-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { URGENT_PRIORITY } from '#server/services/queue/entry-view.ts';

/** Whoever turns out to have warning signs is called first, also in a visit that was entered without them. */
export async function putUrgentFirst(db: Queryable, patientId: string, now: Date): Promise<void> {
  for (const { entry } of await lockEntriesOf(db, { patientId })) {
    if (entry.stage === 'waiting' && entry.priority < URGENT_PRIORITY)
      await moveEntryAt(db, entry, { priority: URGENT_PRIORITY }, now, false);
  }
}
