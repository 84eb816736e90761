import { deviceTime } from '#src/platform/browser/clock.ts';
import type { AcceptedRow } from '#src/offline/queue/courier.ts';
import { takeBookedSlot } from './booked-slots.ts';
import { ask, type Store } from '#src/offline/queue/transact.ts';

/** A page asks for a visit's fate within minutes; a kiosk sees some hundred a day. */
const ACCEPTED_VISITS_KEPT = 500;

/** Notes of which visits the server has all, so that a page can say so when their rows are gone; the oldest notes go. */
export async function rememberAccepted(store: Store, accepted: readonly AcceptedRow[]): Promise<void> {
  const visits = store('visits');
  let noted: IDBRequest<IDBValidKey> | undefined;
  for (const { row, patientId } of accepted) {
    if (patientId !== undefined) continue;
    const slot = takeBookedSlot(row.key);
    noted = visits.add({ visitId: row.visitId, ticket: row.ticket, acceptedAt: deviceTime(), ...(slot && { slot }) });
  }
  // One answer is enough: a drain notes a hundred in one go.
  if (noted) visits.delete(IDBKeyRange.upperBound(Number(await ask(noted)) - ACCEPTED_VISITS_KEPT));
}
