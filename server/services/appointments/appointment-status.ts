import type { StatusChangeBody } from '#shared/contract/appointment/appointment-status.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { movesFrom, statusOf } from '#shared/clinic/appointment-status.ts';
import {
  lockAppointmentStatus,
  setAppointmentStatus,
} from '#server/database/repositories/appointments/appointment-status-repository.ts';
import { followAppointments } from '#server/services/queue/follow-appointments.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { slotFollowsStatus } from '#server/services/booking/ledger/keep-slot.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

export type StatusProblem = 'unknown' | 'not-own' | 'no-way' | 'needs-reason';

/**
 * Moves an appointment's status along the machine of shared/clinic/appointment-status; the reason of a way back is stored
 * with it. A status that it has already is a success that changes nothing: two people may press the same button. A doctor
 * may move only an own appointment. Where the visit stands on the board follows (QUEUE-5).
 * @param today the clinic's day
 */
export async function changeStatus(
  db: Queryable,
  actor: Principal,
  id: string,
  wanted: StatusChangeBody,
  now: Date,
  today: string,
): Promise<Result<null, { readonly kind: StatusProblem }>> {
  const row = isUuid(id) ? await lockAppointmentStatus(db, id) : undefined;
  if (row === undefined) return fail({ kind: 'unknown' });
  if (actor.role === 'doctor' && row.doctorId !== actor.id) {
    await audit(db, now, actor, 'access-denied', id);
    return fail({ kind: 'not-own' });
  }
  if (statusOf(row.status) === wanted.status) return succeed(null);
  const move = movesFrom(row.status).find(({ to }) => to === wanted.status);
  if (move === undefined) return fail({ kind: 'no-way' });
  if (move.needsReason && wanted.reason === '') return fail({ kind: 'needs-reason' });
  await slotFollowsStatus(db, id, wanted.status, now);
  await setAppointmentStatus(db, id, wanted.status, move.needsReason ? wanted.reason : undefined);
  await audit(db, now, actor, 'appointment-status-changed', id);
  await followAppointments(db, { appointmentId: id }, today, now);
  return succeed(null);
}
