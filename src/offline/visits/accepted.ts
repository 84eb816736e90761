import { deviceTime } from '#src/platform/browser/clock.ts';
import type { AcceptedRow } from '#src/offline/queue/courier.ts';
import { takeBookedSlot } from './booked-slots.ts';
import { ask, type Store } from '#src/offline/queue/transact.ts';

/** A page asks about a visit within minutes, and a kiosk sees a few hundred a day. */
const ACCEPTED_VISITS_KEPT = 500;

/**
 * Records which visits the server has fully accepted, so that a page can tell when their rows are gone; the oldest
 * records are dropped.
 */
export async function rememberAccepted(store: Store, accepted: readonly AcceptedRow[]): Promise<void> {
  const visits = store('visits');
  let noted: IDBRequest<IDBValidKey> | undefined;
  for (const { row, patientId } of accepted) {
    if (patientId !== undefined) continue;
    const slot = takeBookedSlot(row.key);
    noted = visits.add({ visitId: row.visitId, ticket: row.ticket, acceptedAt: deviceTime(), ...(slot && { slot }) });
  }
  // One response is enough: a drain records a hundred at once.
  if (noted) visits.delete(IDBKeyRange.upperBound(Number(await ask(noted)) - ACCEPTED_VISITS_KEPT));
}
