import { type OutboxRow, queueDatabase, queueProgress, type RowState } from '#src/platform/database.ts';
import { ROW_VERSION } from './upgrade-row.ts';

/** False for a row of a later build, which is left alone. */
function isReadable({ version }: OutboxRow): boolean {
  return version <= ROW_VERSION;
}

/** Rows of one state in the order of sending. */
function inState(state: RowState, after = 0) {
  return queueProgress.rows.where('[state+sequence]').between([state, after], [state, Infinity], false);
}

/**
 * Takes up to `limit` rows that may go, in order, and marks them as being sent, in one transaction.
 * A row whose parent is not accepted yet is taken only behind that parent.
 */
export function claimRows(limit: number, mayGo: (row: OutboxRow) => boolean, leaseMs: number): Promise<OutboxRow[]> {
  const { rows } = queueProgress;
  return queueProgress.transaction('rw', rows, async () => {
    const taken: OutboxRow[] = [];
    for (let page: OutboxRow[] = [], after = 0; taken.length < limit; after = page.at(-1)?.sequence ?? 0) {
      page = await inState('waiting', after).limit(limit).toArray();
      for (const row of page) {
        const ready = row.dependsOn === undefined || taken.some(({ id }) => id === row.dependsOn);
        if (ready && isReadable(row) && mayGo(row) && taken.length < limit) taken.push(row);
      }
      if (page.length < limit) break;
    }
    const leaseUntil = Date.now() + leaseMs;
    await rows.bulkPut(taken.map((row) => ({ ...row, state: 'sending', leaseUntil })));
    return taken;
  });
}

/** Lets rows of one state go again: those that `which` says, and never one of a later build. */
export async function freeRows(state: RowState, which: (row: OutboxRow) => boolean = () => true): Promise<void> {
  await inState(state)
    .and((row) => isReadable(row) && which(row))
    .modify({ state: 'waiting' });
}

/** What is kept of a visit: its rows while the server has not accepted them, then only that it did. */
export async function readVisit(visitId: string): Promise<{ kept: OutboxRow[]; acceptedTicket?: string }> {
  const { rows, visits } = queueDatabase;
  return queueDatabase.transaction('r', rows, visits, async () => {
    const kept = await rows.where('visitId').equals(visitId).sortBy('sequence');
    return kept.length > 0 ? { kept } : { kept, acceptedTicket: (await visits.get({ visitId }))?.ticket ?? '' };
  });
}
