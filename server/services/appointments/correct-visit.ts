import type { CorrectedVisit, CorrectVisitBody } from '#shared/contract/appointment/correct-visit.ts';
import { STAGES } from '#shared/clinic/visit-stage.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import {
  holdVisit,
  saveVisit,
  type VisitRow,
} from '#server/database/repositories/appointments/correct-visit-repository.ts';
import { moveEntryAt } from '#server/database/repositories/queue/entries-repository.ts';
import { lockEntriesOf } from '#server/database/repositories/queue/follow-repository.ts';
import { findDoctor } from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { clinicDayOf } from '#server/services/clinic/clinic-time.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { overtakenBy, type Overtaken } from '#server/services/clinic/versions.ts';
import { dueOf } from '#server/services/queue/arrive/check-in.ts';
import { stageOf } from '#server/services/queue/entry-view.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';

export type CorrectVisitProblem =
  | { readonly kind: 'unknown' | 'unknown-doctor' | 'has-slot' | 'on-board' }
  | Overtaken<CorrectedVisit>;

/**
 * Corrects the doctor (and with it the department) or the time of one visit (FIND-7). The ticket stays, the old values go into
 * the log, and who waits on the board waits in the new line, due at the new time. A booked slot is moved where slots are
 * (BOOK-4). What is sent again, because its answer was lost, changes nothing. Must run in a transaction.
 */
export async function correctVisit(
  db: Queryable,
  actor: Principal,
  id: string,
  { now: wanted, seen }: CorrectVisitBody,
  timeZone: string,
  at: Date,
): Promise<Result<CorrectedVisit, CorrectVisitProblem>> {
  const visit = isUuid(id) ? await holdVisit(db, id) : undefined;
  if (visit === undefined) return fail({ kind: 'unknown' });
  const doctor = wanted.doctorId === undefined ? undefined : await findDoctor(db, wanted.doctorId);
  if (wanted.doctorId !== undefined && doctor === undefined) return fail({ kind: 'unknown-doctor' });
  const isOther = doctor !== undefined && doctor.id !== visit.doctorId;
  const time = wanted.time === undefined ? undefined : wanted.time === null ? null : new Date(wanted.time);
  const isMoved = time !== undefined && time?.getTime() !== visit.agreedAt?.getTime();
  if (!isOther && !isMoved) return succeed(viewOf(visit));

  if ((isOther && !isSeen(visit, seen.doctorId)) || (isMoved && !isTimeSeen(visit, seen.time)))
    return fail(await overtakenBy(db, viewOf(visit), 'appointment-corrected', id));
  if (visit.slotStartsAt !== null) return fail({ kind: 'has-slot' });
  const line = isOther ? { doctorId: doctor.id, department: doctor.specialization } : {};
  if (!(await moveOnBoard(db, id, { line, time: isMoved ? time : undefined, timeZone }, at)))
    return fail({ kind: 'on-board' });
  await saveVisit(db, id, { ...(isOther && { doctorId: doctor.id }), ...(isMoved && { agreedAt: time }) });
  const changes = [
    ...(isOther ? [{ field: 'doctorId', before: visit.doctorName }] : []),
    ...(isMoved ? [{ field: 'time', before: visit.agreedAt?.toISOString() ?? '' }] : []),
  ];
  await audit(db, at, actor, 'appointment-corrected', id, { changes });
  const corrected = await holdVisit(db, id);
  return corrected === undefined ? fail({ kind: 'unknown' }) : succeed(viewOf(corrected));
}

function isSeen({ doctorId, doctorCode }: VisitRow, seen: string | undefined): boolean {
  return seen === undefined || [doctorId, doctorCode].includes(seen);
}

function isTimeSeen({ agreedAt }: VisitRow, seen: string | null | undefined): boolean {
  return (
    seen === undefined || (agreedAt?.toISOString() ?? null) === (seen === null ? null : new Date(seen).toISOString())
  );
}

type OnBoard = {
  readonly line: { readonly doctorId?: string; readonly department?: string };
  readonly time: Date | null | undefined;
  readonly timeZone: string;
};

/** @returns false when the visit is on the board of another day than the new time: nobody can wait on two days */
async function moveOnBoard(db: Queryable, appointmentId: string, { line, time, timeZone }: OnBoard, at: Date) {
  for (const { entry } of await lockEntriesOf(db, { appointmentId })) {
    if (time && STAGES[stageOf(entry)].isOpen && clinicDayOf(time, timeZone) !== entry.day) return false;
    if (entry.stage !== 'waiting') continue;
    const due = time === undefined ? {} : { dueAt: dueOf(time, entry.arrivedAt) };
    await moveEntryAt(db, entry, { ...line, ...due }, at, false);
  }
  return true;
}

function viewOf({ doctorCode, doctorName, agreedAt }: VisitRow): CorrectedVisit {
  return { doctorId: doctorCode, doctorName, time: agreedAt?.toISOString() ?? null };
}
