import type { OutboxRow, RowState } from '#src/platform/database.ts';
import { ask, type Store, transact } from './transact.ts';

/** The version of rows this build writes. Rows of a later one are left alone (offline.md rule 15). */
export const ROW_VERSION = 1;

/** Longest one attempt may take, so that neither a silent network nor a frozen page holds the queue. */
export const ATTEMPT_TIMEOUT_MS = 15_000;

/** So many rows are taken at once at most, and half as many may be there already. */
export const MOST = 16;

/** A lease outlasts every attempt of those in line. */
export const LEASE_MS = 2 * MOST * ATTEMPT_TIMEOUT_MS;

/** Rows of one state in the order of sending, at most `limit` of those that come after `after`. */
function rowsIn(store: Store, state: RowState, after = 0, limit?: number): Promise<OutboxRow[]> {
  const range = IDBKeyRange.bound([state, after], [state, Infinity], true);
  return ask(store('rows').index('[state+sequence]').getAll(range, limit));
}

/** All rows of one visit. */
export function rowsOf(store: Store, visitId: string): Promise<OutboxRow[]> {
  return ask(store('rows').index('visitId').getAll(visitId));
}

/**
 * Takes up to `limit` rows that may go, in order, and marks them as being sent, in one transaction.
 * A row whose parent is not accepted yet is taken only with that parent; one of a later build is left alone.
 */
export function claimRows(limit: number, mayGo: (row: OutboxRow) => boolean): Promise<OutboxRow[]> {
  return transact('relaxed', async (store) => {
    const taken: OutboxRow[] = [];
    let page: OutboxRow[];
    let after = 0;
    do {
      // One more than may be taken: the last one's booking goes with it.
      page = await rowsIn(store, 'waiting', after, limit + 1);
      for (const row of page) {
        after = row.sequence;
        const ready = row.dependsOn === undefined ? taken.length < limit : taken.some(({ id }) => id === row.dependsOn);
        if (!ready || row.version > ROW_VERSION || !mayGo(row)) continue;
        taken.push(row);
        store('rows').put({ ...row, state: 'sending', leaseUntil: Date.now() + LEASE_MS });
      }
    } while (taken.length < limit && page.length > limit);
    return taken;
  });
}

/** Lets rows of one state go again: those that `which` says, and never one of a later build. */
export function freeRows(state: RowState, which: (row: OutboxRow) => boolean = () => true): Promise<void> {
  return transact('relaxed', async (store) => {
    for (const row of await rowsIn(store, state))
      if (row.version <= ROW_VERSION && which(row)) store('rows').put({ ...row, state: 'waiting' });
  });
}
