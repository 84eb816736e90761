import { type OutboxRow, queueDatabase, type RowState } from '#src/platform/database.ts';
import { ROW_VERSION } from './upgrade-row.ts';

const { rows, visits } = queueDatabase;

/** Rows of one state in the order of sending. */
function inState(state: RowState, after = 0) {
  return rows.where('[state+sequence]').between([state, after], [state, Infinity], false);
}

/** False for a row of a later build, which is left alone. */
function isReadable({ version }: OutboxRow): boolean {
  return version <= ROW_VERSION;
}

/**
 * Takes up to `limit` rows that may go, in order, and marks them as being sent, in one transaction.
 * A row whose parent is not accepted yet is taken only behind that parent.
 */
export function claimRows(limit: number, mayGo: (row: OutboxRow) => boolean, leaseMs: number): Promise<OutboxRow[]> {
  return queueDatabase.transaction('rw', rows, async () => {
    const taken: OutboxRow[] = [];
    let after = 0;
    while (taken.length < limit) {
      const page = await inState('waiting', after).limit(limit).toArray();
      for (const row of page) {
        const ready = row.dependsOn === undefined || taken.some(({ id }) => id === row.dependsOn);
        if (ready && isReadable(row) && mayGo(row) && taken.length < limit) taken.push(row);
      }
      if (page.length < limit) break;
      after = page.at(-1)?.sequence ?? Infinity;
    }
    const leaseUntil = Date.now() + leaseMs;
    await rows.bulkPut(taken.map((row) => ({ ...row, state: 'sending', leaseUntil })));
    return taken;
  });
}

/** Puts rows back that were taken and not sent. */
export async function releaseRows(taken: readonly OutboxRow[]): Promise<void> {
  if (taken.length === 0) return;
  const sequences = taken.map(({ sequence }) => sequence);
  await rows
    .where('sequence')
    .anyOf(sequences)
    .and(({ state }) => state === 'sending')
    .modify({ state: 'waiting' });
}

/**
 * Puts back what a drainer that is no more had taken. Whoever holds the lock may take all of it: the keys make a
 * second sending harmless. Without locks only an expired lease, or one no clock of ours can have written, counts.
 */
export async function recoverRows(holdsLock: boolean, longestLeaseMs: number): Promise<void> {
  const now = Date.now();
  await inState('sending')
    .and(isReadable)
    .and(({ leaseUntil = 0 }) => holdsLock || leaseUntil < now || leaseUntil > now + longestLeaseMs)
    .modify({ state: 'waiting' });
}

/** Rows that waited for a sign-in may try again. */
export async function resumePaused(): Promise<void> {
  await inState('paused').and(isReadable).modify({ state: 'waiting' });
}

/** What is kept of a visit: its rows while the server has not accepted them, then only that it did. */
export async function readVisit(visitId: string): Promise<{ kept: OutboxRow[]; acceptedTicket?: string }> {
  return queueDatabase.transaction('r', rows, visits, async () => {
    const kept = await rows.where('visitId').equals(visitId).sortBy('sequence');
    if (kept.length > 0) return { kept };
    const accepted = await visits.get({ visitId });
    return { kept, acceptedTicket: accepted?.ticket ?? '' };
  });
}

/** How many visits wait, are being sent, and need a person. A visit counts once: its last row depends on its first. */
export async function countVisits(): Promise<{
  waiting: number;
  sending: number;
  needsAttention: number;
  paused: number;
}> {
  const roots = async (state: RowState) => {
    const all = await inState(state).count();
    if (all === 0) return 0;
    return all - (await rows.where('[state+dependsOn]').between([state, ''], [state, '\uffff']).count());
  };
  return queueDatabase.transaction('r', rows, async () => ({
    waiting: await roots('waiting'),
    sending: await roots('sending'),
    needsAttention: await roots('needs-attention'),
    paused: await roots('paused'),
  }));
}

/** When the server last accepted a whole visit, by the device's clock. */
export async function lastAcceptedAt(): Promise<string | undefined> {
  return (await visits.orderBy('number').last())?.acceptedAt;
}
