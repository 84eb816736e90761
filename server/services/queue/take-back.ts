import * as v from 'valibot';
import { fail, succeed, type Result } from '#shared/result.ts';
import { VISIT_STAGES } from '#shared/clinic/visit-stage.ts';
import { statusOf } from '#shared/clinic/appointment-status.ts';
import { handOver } from '#server/services/booking/ledger/hand-over.ts';
import type { StatusRow } from '#server/database/repositories/appointments/appointment-status-repository.ts';
import { deleteEntryAt, moveEntryAt, type EntryRow } from '#server/database/repositories/queue/entries-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { stageOf } from './entry-view.ts';
import type { MoveProblem } from './planned-move.ts';
import { statusFollows } from './status-follows.ts';

/** The ten seconds of the bar, and the way from a screen to here. */
const UNDO_MS = 13_000;

const instant = v.pipe(
  v.string(),
  v.transform((written) => new Date(written)),
);
const Before = v.object({
  stage: v.picklist(VISIT_STAGES),
  priority: v.number(),
  reason: v.nullable(v.string()),
  doctor_id: v.nullable(v.string()),
  department: v.string(),
  due_at: instant,
  place: v.nullable(v.string()),
  calls: v.number(),
  called_at: v.nullable(instant),
  started_at: v.nullable(instant),
  ended_at: v.nullable(instant),
});

/**
 * Takes an entry's last move back, within its ten seconds: stage, doctor, order and the appointment's status are as they
 * were. A check-in that is taken back leaves no entry (null).
 */
export async function takeBack(
  db: Queryable,
  actor: Principal,
  entry: EntryRow,
  booked: StatusRow | undefined,
  now: Date,
): Promise<Result<EntryRow | null, MoveProblem>> {
  if (now.getTime() - entry.changedAt.getTime() > UNDO_MS) return fail({ kind: 'too-late' });
  const subject = entry.appointmentId ?? entry.id;
  const from = stageOf(entry);
  if (entry.version === 1) {
    if (booked !== undefined && statusOf(booked.status) !== 'scheduled') return fail({ kind: 'no-way' });
    await deleteEntryAt(db, entry);
    await audit(db, now, actor, 'visit-check-in-undone', subject, { from, to: null });
    return succeed(null);
  }
  const read = v.safeParse(Before, entry.before);
  if (!read.success) return fail({ kind: 'too-late' });
  const { doctor_id, due_at, called_at, started_at, ended_at, ...same } = read.output;
  const times = { dueAt: due_at, calledAt: called_at, startedAt: started_at, endedAt: ended_at };
  const moved = await moveEntryAt(db, entry, { ...same, ...times, doctorId: doctor_id }, now, false);
  if (moved === undefined) throw new Error('an entry changed while its row was held');
  await audit(db, now, actor, 'visit-move-undone', subject, { from, to: same.stage });
  if (entry.appointmentId !== null) {
    if (doctor_id !== null && doctor_id !== entry.doctorId) await handOver(db, entry.appointmentId, doctor_id, now);
    await statusFollows(db, actor, entry.appointmentId, same.stage, null, now);
  }
  return succeed(moved);
}
