import type { OutboxRow, RowState } from '#src/platform/database.ts';
import { ask, type Store, transact } from './transact.ts';

/** The version of rows this build writes. Rows of a later one are left alone (offline.md rule 15). */
export const ROW_VERSION = 1;

/** Longest one attempt may take, so that neither a silent network nor a frozen page holds the queue. */
export const ATTEMPT_TIMEOUT_MS = 15_000;

/** So many rows are taken at once at most. */
export const MOST = 64;

/** A lease outlasts every attempt of its batch. */
export const LEASE_MS = (MOST + 1) * ATTEMPT_TIMEOUT_MS;

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
 * The row as it is stored now, undefined when it is gone: discarded, replaced, accepted from another page. Never by its
 * sequence: a database that was deleted counts from one again, and the row there may be another visit's.
 */
export function storedRow(store: Store, { id }: OutboxRow): Promise<OutboxRow | undefined> {
  return ask(store('rows').index('id').get(id));
}

/**
 * Takes up to `limit` rows that may go, in order, and marks them as being sent, in one transaction.
 * A row whose parent is not accepted yet is taken only behind that parent; one of a later build is left alone.
 */
export function claimRows(limit: number, mayGo: (row: OutboxRow) => boolean): Promise<OutboxRow[]> {
  return transact('relaxed', async (store) => {
    const taken: OutboxRow[] = [];
    let page: OutboxRow[];
    let after = 0;
    do {
      page = await rowsIn(store, 'waiting', after, limit);
      for (const row of page) {
        const { dependsOn, sequence, version } = row;
        after = sequence;
        const ready = dependsOn === undefined || taken.some((parent) => parent.id === dependsOn);
        if (taken.length === limit || !ready || version > ROW_VERSION || !mayGo(row)) continue;
        taken.push(row);
        store('rows').put({ ...row, state: 'sending', leaseUntil: Date.now() + LEASE_MS });
      }
    } while (taken.length < limit && page.length === limit);
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
