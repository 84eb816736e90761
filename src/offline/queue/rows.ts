import type { OutboxRow, RowState, SendingCounter } from '#src/platform/store/database.ts';
import { ask, type Durability, type Store, transact } from './transact.ts';

/**
 * The version of rows this build writes: the second may name a time, the third has a code beside its ticket. Rows of a later
 * one are left alone (OFF-10).
 */
export const ROW_VERSION = 3;

/** The longest one attempt may take, so that neither a silent network nor a frozen page blocks the queue. */
export const ATTEMPT_TIMEOUT_MS = 15_000;

/** The most rows claimed at once; half as many may be claimed already. */
export const MOST = 32;

/** A lease outlasts every attempt of the rows in line. */
const LEASE_MS = 2 * MOST * ATTEMPT_TIMEOUT_MS;

/**
 * A transaction that may change which visits are being sent, and the end of each lease. They are in one record, because
 * a mark in every row would cost as much as deleting it later.
 */
export function changeSending(
  change: (store: Store, visits: SendingCounter['visits']) => Promise<void>,
  durability?: Durability,
): Promise<void> {
  return transact(async (store) => {
    const counters = store('counters');
    const kept: SendingCounter | undefined = await ask(counters.get('sending'));
    const visits = kept?.visits ?? new Map<string, number>();
    await change(store, visits);
    counters.put({ name: 'sending', visits });
  }, durability);
}

/** Rows of one state in the order of sending, at most `limit` after `after`. */
function rowsIn(store: Store, state: RowState, after = 0, limit?: number): Promise<OutboxRow[]> {
  const range = IDBKeyRange.bound([state, after], [state, Infinity], true);
  return ask(store('rows').index('[state+sequence]').getAll(range, limit));
}

/** The row that depends on a registration. */
export async function bookingOf(store: Store, { id, visitId }: OutboxRow): Promise<OutboxRow | undefined> {
  const rows: OutboxRow[] = await ask(store('rows').index('visitId').getAll(visitId));
  return rows.find(({ dependsOn }) => dependsOn === id);
}

/**
 * Claims up to `limit` sendable rows after `after`, in order, and marks them as being sent, in one transaction. A row
 * whose parent is not accepted yet is claimed only together with that parent; one of a later build is left alone.
 */
export async function claimRows(
  limit: number,
  after: number,
  mayGo: (row: OutboxRow) => boolean,
): Promise<OutboxRow[]> {
  const taken: OutboxRow[] = [];
  await changeSending(async (store, visits) => {
    let page: OutboxRow[];
    do {
      // One more than may be claimed, because the last row's booking goes with it.
      page = await rowsIn(store, 'waiting', after, limit + 1);
      for (const row of page) {
        after = row.sequence;
        const ready = row.dependsOn
          ? taken.some(({ id }) => id === row.dependsOn)
          : taken.length < limit && !visits.has(row.visitId);
        if (ready && row.version <= ROW_VERSION && mayGo(row)) taken.push(row);
      }
    } while (taken.length < limit && page.length > limit);
    for (const { visitId } of taken) visits.set(visitId, Date.now() + LEASE_MS);
  });
  return taken;
}

/**
 * Releases what a dead drainer had claimed. The holder of the lock may release everything, because the keys make a
 * second sending harmless. Without locks only a lease counts that has expired or that no clock of ours can have
 * written.
 */
export async function recoverRows(holdsLock: boolean): Promise<void> {
  await changeSending(async (_store, visits) => {
    for (const [visitId, leaseUntil] of visits) {
      const left = leaseUntil - Date.now();
      if (holdsLock || left < 0 || left > LEASE_MS) visits.delete(visitId);
    }
  });
  // Earlier builds stored it in the rows.
  await freeRows('sending');
}

/** Makes rows of one state sendable again, except those of a later build. */
export function freeRows(state: RowState): Promise<void> {
  return transact(async (store) => {
    for (const row of await rowsIn(store, state))
      if (row.version <= ROW_VERSION) store('rows').put({ ...row, state: 'waiting' });
  });
}
