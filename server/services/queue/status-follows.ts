import { statusOf } from '#shared/clinic/appointment-status.ts';
import { STAGES, type VisitStage } from '#shared/clinic/visit-stage.ts';
import {
  lockAppointmentStatus,
  setAppointmentStatus,
} from '#server/database/repositories/appointments/appointment-status-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { slotFollowsStatus } from '#server/services/booking/ledger/keep-slot.ts';
import { audit, type Actor } from '#server/services/staff/audit.ts';

/**
 * Gives an appointment the status of its visit's stage (QUEUE-5), in the transaction that moves the visit.
 * @param reason why, for whoever reads the status alone; null forgets the last one, undefined leaves it
 */
export async function statusFollows(
  db: Queryable,
  actor: Actor,
  appointmentId: string,
  stage: VisitStage,
  reason: string | null | undefined,
  now: Date,
): Promise<void> {
  const { status } = STAGES[stage];
  const row = await lockAppointmentStatus(db, appointmentId);
  if (row === undefined || statusOf(row.status) === status) return;
  await slotFollowsStatus(db, appointmentId, status, now);
  await setAppointmentStatus(db, appointmentId, status, reason);
  await audit(db, now, actor, 'appointment-status-changed', appointmentId);
}
