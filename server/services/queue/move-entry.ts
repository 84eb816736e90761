import { fail, succeed, type Result } from '#shared/result.ts';
import type { MoveEntryBody, QueueEntry } from '#shared/contract/queue/queue.ts';
import { STAGES } from '#shared/clinic/visit-stage.ts';
import { lockAppointmentStatus } from '#server/database/repositories/appointments/appointment-status-repository.ts';
import {
  findCalledTo,
  findEntry,
  lockEntry,
  moveEntryAt,
  type EntryRow,
} from '#server/database/repositories/queue/entries-repository.ts';
import { handOver } from '#server/services/booking/ledger/hand-over.ts';
import { sqlState, type Database } from '#server/database/engine/client.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { shownEntry } from './board.ts';
import { stageOf } from './entry-view.ts';
import { isWithin, type Line } from './lines.ts';
import { plannedMove, type MoveProblem } from './planned-move.ts';
import { statusFollows } from './status-follows.ts';
import { takeBack } from './take-back.ts';

export type MoveEntryProblem =
  | { readonly kind: 'still-calling'; readonly ticket: string }
  | { readonly kind: 'unknown' | 'not-own' }
  | { readonly kind: 'meanwhile' | MoveProblem['kind']; readonly entry: QueueEntry };
/** Null: its check-in was taken back, and there is no entry any more. */
const UNIQUE_VIOLATION = '23505';

type Moved = Result<QueueEntry | null, MoveEntryProblem>;

/**
 * Moves an entry at the version that whoever moves it has seen (QUEUE-4): another stage, doctor or priority, or its last move
 * taken back. The appointment's status goes with it in the same transaction. The appointment is held before the entry, as
 * everywhere, so that two who meet wait for each other in one order.
 */
export async function moveEntry(
  database: Database,
  actor: Principal,
  id: string,
  wanted: MoveEntryBody,
  where: { readonly today: string; readonly own: Line | undefined },
  now: Date,
): Promise<Moved> {
  try {
    return await database.transaction((db) => moveIn(db, actor, id, wanted, where, now));
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    const { orm } = database;
    const place = wanted.place ?? (await findEntry(orm, id))?.place ?? '';
    return fail({ kind: 'still-calling', ticket: (await findCalledTo(orm, where.today, place))?.ticket ?? '' });
  }
}

async function moveIn(
  db: Queryable,
  actor: Principal,
  id: string,
  wanted: MoveEntryBody,
  { today, own }: { readonly today: string; readonly own: Line | undefined },
  now: Date,
): Promise<Moved> {
  const seen = isUuid(id) ? await findEntry(db, id) : undefined;
  if (seen === undefined) return fail({ kind: 'unknown' });
  if (!isWithin(own, seen)) {
    await audit(db, now, actor, 'access-denied', seen.appointmentId ?? seen.id);
    return fail({ kind: 'not-own' });
  }
  const booked = seen.appointmentId === null ? undefined : await lockAppointmentStatus(db, seen.appointmentId);
  const entry = await lockEntry(db, id);
  if (entry === undefined || (seen.appointmentId !== null && booked === undefined)) return fail({ kind: 'unknown' });
  if (entry.version !== wanted.version || entry.appointmentId !== seen.appointmentId)
    return fail({ kind: 'meanwhile', entry: await shownEntry(db, id) });
  const done =
    wanted.undo === true
      ? await takeBack(db, actor, entry, booked, now)
      : await move(db, actor, entry, wanted, today, now);
  if (!done.ok) return fail({ ...done.problem, entry: await shownEntry(db, id) });
  return succeed(done.value === null ? null : await shownEntry(db, id));
}

async function move(
  db: Queryable,
  actor: Principal,
  entry: EntryRow,
  wanted: MoveEntryBody,
  today: string,
  now: Date,
): Promise<Result<EntryRow, MoveProblem>> {
  const plan = await plannedMove(db, entry, wanted, today, now);
  if (!plan.ok) return plan;
  const moved = await moveEntryAt(db, entry, plan.value, now);
  if (moved === undefined) throw new Error('an entry changed while its row was held');
  const subject = entry.appointmentId ?? entry.id;
  const [from, to] = [stageOf(entry), stageOf(moved)];
  if (wanted.stage !== undefined || from !== to) await audit(db, now, actor, 'visit-moved', subject, { from, to });
  if (moved.priority !== entry.priority) await audit(db, now, actor, 'visit-put-first', subject);
  if (moved.doctorId !== entry.doctorId) await audit(db, now, actor, 'visit-handed-over', subject);
  if (entry.appointmentId !== null) {
    if (moved.doctorId !== null && moved.doctorId !== entry.doctorId)
      await handOver(db, entry.appointmentId, moved.doctorId, now);
    const reason = STAGES[to].isReason ? to : wanted.reason;
    await statusFollows(db, actor, entry.appointmentId, to, reason, now);
  }
  return succeed(moved);
}
