import { fail, succeed, type Result } from '#shared/result.ts';
import type { QueueEntry } from '#shared/contract/queue/queue.ts';
import { sqlState, type Database } from '#server/database/engine/client.ts';
import { anybodyWaits, callNextOf, type Line } from '#server/database/repositories/queue/call-next-repository.ts';
import { findCalledTo } from '#server/database/repositories/queue/entries-repository.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { shownEntry } from './board.ts';

const UNIQUE_VIOLATION = '23505';

export type CallProblem = { readonly kind: 'still-calling'; readonly ticket: string } | { readonly kind: 'nobody' };

/**
 * Calls the next of a line to a place (QUEUE-4): nobody is called twice, however many rooms call at once, and a place that
 * still calls somebody calls nobody else.
 */
export async function callNext(
  database: Database,
  actor: Principal,
  line: Line,
  place: string,
  day: string,
  now: Date,
): Promise<Result<QueueEntry, CallProblem>> {
  const { orm } = database;
  const still = await findCalledTo(orm, day, place);
  if (still !== undefined) return fail({ kind: 'still-calling', ticket: still.ticket });
  // Those whom others are taking are passed over; when that leaves nobody, what the others do is waited for.
  for (const wait of [false, true]) {
    const called = await tryToCall(database, actor, { line, place, day, wait }, now);
    if (called === 'taken')
      return fail({ kind: 'still-calling', ticket: (await findCalledTo(orm, day, place))?.ticket ?? '' });
    if (called !== undefined) return succeed(called);
    if (!(await anybodyWaits(orm, day, line))) break;
  }
  return fail({ kind: 'nobody' });
}

async function tryToCall(
  database: Database,
  actor: Principal,
  to: { readonly line: Line; readonly place: string; readonly day: string; readonly wait: boolean },
  now: Date,
): Promise<QueueEntry | 'taken' | undefined> {
  try {
    return await database.transaction(async (db) => {
      const entry = await callNextOf(db, to.day, to.line, to.place, now, to.wait);
      if (entry === undefined) return undefined;
      const moved = { from: 'waiting', to: 'called' };
      await audit(db, now, actor, 'visit-moved', entry.appointmentId ?? entry.id, moved);
      return shownEntry(db, entry.id);
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return 'taken';
    throw error;
  }
}
