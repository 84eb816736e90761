import type { QueueBoard } from '#shared/contract/queue/queue.ts';
import { findShownEntry, listEntries, listExpected } from '#server/database/repositories/queue/board-repository.ts';
import { revisionOf } from '#server/database/repositories/queue/revision-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { QueueEntry } from '#shared/contract/queue/queue.ts';
import { entryView, expectedView } from './entry-view.ts';
import type { Line } from './lines.ts';
import type { QueueDay } from './queue-day.ts';

/** A day's board: who is here and who is still expected; a doctor's holds the own lines only (QUEUE-3). */
export async function boardOf(db: Queryable, on: QueueDay, own: Line | undefined, now: Date): Promise<QueueBoard> {
  // The revision first: what changes while the rest is read is told by the next one.
  const revision = await revisionOf(db, on.day, on.from, on.before);
  const entries = await listEntries(db, on.day, own);
  const expected = await listExpected(db, on.from, on.before, own?.doctorId);
  return {
    day: on.day,
    isToday: on.isToday,
    entries: entries.map(entryView),
    expected: expected.map(expectedView),
    asOf: now.toISOString(),
    revision,
  };
}

/** One entry as the board shows it. */
export async function shownEntry(db: Queryable, id: string): Promise<QueueEntry> {
  const row = await findShownEntry(db, id);
  if (row === undefined) throw new Error('the entry is gone within its own transaction');
  return entryView(row);
}
