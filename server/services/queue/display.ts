import type { DisplayCalls } from '#shared/contract/queue/queue.ts';
import { countWaiting, listLastCalls } from '#server/database/repositories/queue/display-repository.ts';
import { revisionOf } from '#server/database/repositories/queue/revision-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { QueueDay } from './queue-day.ts';

const MOST_CALLS = 6;

/** What the waiting room sees (QUEUE-6). @param department of the screen; every one when it has none */
export async function displayCalls(
  db: Queryable,
  on: QueueDay,
  department: string | undefined,
  now: Date,
): Promise<DisplayCalls> {
  const revision = await revisionOf(db, on.day, on.from, on.before);
  const calls = await listLastCalls(db, on.day, department, MOST_CALLS);
  return {
    calls: calls.flatMap(({ ticket, place, at, calls: times }) =>
      place === null || at === null ? [] : [{ ticket, place, at: at.toISOString(), calls: times }],
    ),
    waiting: await countWaiting(db, on.day, department),
    asOf: now.toISOString(),
    revision,
  };
}
