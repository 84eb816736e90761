import type { AgreedSlot } from '#shared/contract/booking/slot-of-booking.ts';
import { type OutboxRow, queueDatabase } from '#src/platform/store/database.ts';
import { withSending } from '#src/offline/outbox/sending.ts';

/** `acceptedTicket`, with what the server said of the time, only where no row is kept any more because the server has accepted them. */
export type ReadVisit = {
  readonly kept: OutboxRow[];
  readonly acceptedTicket?: string | undefined;
  readonly slot?: AgreedSlot | undefined;
};

/** What is stored of a visit: its rows until the server has accepted them, then only the fact that it did. */
export async function readVisit(visitId: string): Promise<ReadVisit> {
  const { rows, visits, counters } = queueDatabase;
  return queueDatabase.transaction('r', rows, visits, counters, async () => {
    const kept = await withSending(await rows.where('visitId').equals(visitId).sortBy('sequence'));
    if (kept.length > 0) return { kept };
    const accepted = await visits.get({ visitId });
    return { kept, acceptedTicket: accepted?.ticket, slot: accepted?.slot };
  });
}
