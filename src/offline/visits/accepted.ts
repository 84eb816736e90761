import { deviceTime } from '#src/platform/clock.ts';
import type { OutboxRow } from '#src/platform/database.ts';
import { ask, type Store } from '../queue/transact.ts';

/** A page asks for a visit's fate within minutes; a kiosk sees some hundred a day. */
const ACCEPTED_VISITS_KEPT = 500;

/** Notes that the server has all of a visit, so that a page can say so when its rows are gone; the oldest notes go. */
export async function rememberAccepted(store: Store, { visitId, ticket }: OutboxRow): Promise<void> {
  const visits = store('visits');
  const number = Number(await ask(visits.add({ visitId, ticket, acceptedAt: deviceTime() })));
  if (number % 50 === 0) visits.delete(IDBKeyRange.upperBound(number - ACCEPTED_VISITS_KEPT));
}
