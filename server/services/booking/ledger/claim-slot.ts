import {
  claimSeat,
  seatsThatLookFree,
  type Keeping,
  type Want,
} from '#server/database/repositories/booking/claims-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** So long a claim lives that is booked in the same transaction. */
const MOMENT_MS = 60_000;

/**
 * Takes a seat at a time for its holder, all of it or nothing: the ledger's primary key decides between all who try at the
 * same moment (BOOK-2). Must run in a transaction.
 * @param capacity how many may come at that time
 * @returns the seat; undefined when all are taken
 */
export async function claimSlot(
  db: Queryable,
  want: Want,
  capacity: number,
  now: Date,
  keeping: Keeping = { until: new Date(now.getTime() + MOMENT_MS), since: now, keptFor: null },
): Promise<number | undefined> {
  for (const seat of await seatsThatLookFree(db, want, capacity, now))
    if (await claimSeat(db, want, seat, keeping, now)) return seat;
  return undefined;
}
