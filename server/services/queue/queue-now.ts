import type { QueueNow } from '#shared/contract/queue/queue.ts';
import { listEntries, listExpected, type ShownEntry } from '#server/database/repositories/queue/board-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { Line } from './lines.ts';
import type { QueueDay } from './queue-day.ts';

/** The day in numbers, and who is next; a doctor's of the own lines. */
export async function queueNow(db: Queryable, on: QueueDay, own: Line | undefined, now: Date): Promise<QueueNow> {
  const rows = await listEntries(db, on.day, own);
  const expected = await listExpected(db, on.from, on.before, own?.doctorId);
  const waiting = inStage(rows, 'waiting');
  // They come in the order of their calling.
  const [next] = waiting;
  return {
    waiting: waiting.length,
    urgent: waiting.filter(({ urgent }) => urgent === true).length,
    called: inStage(rows, 'called').length,
    inRoom: inStage(rows, 'in-room').length,
    done: inStage(rows, 'done').length,
    expected: expected.length,
    longestWaitMinutes: longestWait(waiting, now),
    byDoctor: byDoctor(rows, now),
    next:
      next === undefined
        ? null
        : {
            _id: next.entry.id,
            ticket: next.entry.ticket,
            urgent: next.urgent === true,
            version: next.entry.version,
          },
    asOf: now.toISOString(),
  };
}

function byDoctor(rows: readonly ShownEntry[], now: Date): QueueNow['byDoctor'] {
  const doctors = new Map<string, ShownEntry[]>();
  for (const row of rows) {
    const { doctorId } = row.entry;
    if (doctorId !== null) doctors.set(doctorId, [...(doctors.get(doctorId) ?? []), row]);
  }
  return [...doctors].map(([doctorId, own]) => ({
    doctorId,
    doctor: own[0]?.doctor ?? '',
    department: own[0]?.entry.department ?? '',
    waiting: inStage(own, 'waiting').length,
    inRoom: inStage(own, 'in-room').length,
    longestWaitMinutes: longestWait(inStage(own, 'waiting'), now),
  }));
}

function inStage(rows: readonly ShownEntry[], stage: string): ShownEntry[] {
  return rows.filter(({ entry }) => entry.stage === stage);
}

function longestWait(waiting: readonly ShownEntry[], now: Date): number | null {
  if (waiting.length === 0) return null;
  const since = Math.min(...waiting.map(({ entry }) => entry.arrivedAt.getTime()));
  return Math.max(0, Math.floor((now.getTime() - since) / 60_000));
}
