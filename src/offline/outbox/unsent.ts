import { type OutboxRow, queueDatabase, type RowReason } from '#src/platform/store/database.ts';
import { announceQueue } from '#src/offline/queue/events.ts';
import { readVisit } from '#src/offline/visits/read-visit.ts';
import { withSending } from './sending.ts';
import { unseal } from '#src/offline/visits/sealing.ts';
import { ROW_VERSION } from '#src/offline/queue/rows.ts';
import type { RowContent } from '#src/offline/visits/upgrade-row.ts';

/** A visit the server has not fully accepted, without any patient data. */
export type UnsentVisit = {
  readonly visitId: string;
  readonly ticket: string;
  /** By the device's clock when it was saved. */
  readonly createdAt: string;
  /** What must be sent next. */
  readonly step: 'register' | 'book';
  /** `newer` was written by a later build and is left alone. */
  readonly state: 'waiting' | 'sending' | 'needs-attention' | 'paused' | 'newer';
  readonly tries: number;
  readonly reason: RowReason | undefined;
  readonly status: number | undefined;
};

/** The visits stored here, in the order of sending. Nothing is decrypted. */
export async function unsentVisits(): Promise<UnsentVisit[]> {
  const visits = new Map<string, OutboxRow>();
  // A visit's first row is sent next; what depends on it follows.
  for (const row of await withSending(await queueDatabase.rows.orderBy('sequence').toArray()))
    if (!visits.has(row.visitId)) visits.set(row.visitId, row);
  return [...visits.values()].map((row) => ({
    visitId: row.visitId,
    ticket: row.ticket,
    createdAt: row.createdAt,
    step: row.type === 'register-patient' ? 'register' : 'book',
    state: stateOf(row),
    tries: row.attempts,
    reason: row.lastReason,
    status: row.lastStatus,
  }));
}

function stateOf({ version, state }: OutboxRow): UnsentVisit['state'] {
  if (version > ROW_VERSION) return 'newer';
  return state === 'blocked' ? 'waiting' : state;
}

/** A visit's content, decrypted, only for somebody who may see it. A part that cannot be read is left out. */
export async function openVisit(visitId: string): Promise<RowContent[]> {
  const { kept } = await readVisit(visitId);
  const contents = await Promise.all(kept.map((row) => unseal(row)));
  return contents.filter((content) => typeof content === 'object');
}

/** Sends a visit again unchanged, under the same keys. */
export async function retryVisit(visitId: string): Promise<void> {
  await queueDatabase.rows
    .where({ visitId })
    .and(({ version }) => version <= ROW_VERSION)
    .modify({ state: 'waiting' });
  sendNow();
}

/**
 * Permanently deletes a visit that nobody will send.
 * @param ticket as a person typed it, so that the wrong one is not deleted by mistake.
 * @returns false if it is another ticket, or being sent right now.
 */
export function discardVisit(visitId: string, ticket: string): Promise<boolean> {
  const { rows, counters } = queueDatabase;
  return queueDatabase
    .transaction('rw', rows, counters, async () => {
      const kept = await withSending(await rows.where({ visitId }).toArray());
      const typed = ticket.trim().toUpperCase();
      if (kept.length === 0 || kept.some((row) => row.ticket !== typed || row.state === 'sending')) return false;
      await rows.bulkDelete(kept.map(({ sequence }) => sequence));
      return true;
    })
    .finally(() => announceQueue('changed'));
}

/** Retries everything that is waiting, on whichever page of this device sends. */
export function sendNow(): void {
  announceQueue('changed');
  announceQueue('wake');
}
