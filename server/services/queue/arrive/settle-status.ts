import { STAGES } from '#shared/clinic/visit-stage.ts';
import { statusOf } from '#shared/clinic/appointment-status.ts';
import { handOver } from '#server/services/booking/ledger/hand-over.ts';
import { setAppointmentStatus } from '#server/database/repositories/appointments/appointment-status-repository.ts';
import { moveEntryAt, type EntryRow } from '#server/database/repositories/queue/entries-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { slotFollowsStatus } from '#server/services/booking/ledger/keep-slot.ts';
import { stageOf, URGENT_PRIORITY } from '#server/services/queue/entry-view.ts';

/**
 * A registration that arrives after its paper ticket was checked in: what the desk has done with the ticket since holds for
 * it, its stage and its doctor; what only the registration knows, its warning signs, holds for the entry.
 */
export async function settleStatus(
  db: Queryable,
  entry: EntryRow,
  booked: {
    readonly id: string;
    readonly status: string;
    readonly doctorId: string;
    readonly department: string;
    readonly urgent: boolean;
  },
  now: Date,
): Promise<EntryRow> {
  const stage = stageOf(entry);
  const { status, isReason } = STAGES[stage];
  if (statusOf(booked.status) !== status) {
    await slotFollowsStatus(db, booked.id, status, now);
    await setAppointmentStatus(db, booked.id, status, isReason ? stage : undefined);
  }
  if (entry.doctorId !== null && entry.doctorId !== booked.doctorId) await handOver(db, booked.id, entry.doctorId, now);
  const { doctorId, department } = entry.doctorId === null ? booked : entry;
  const priority = booked.urgent ? URGENT_PRIORITY : entry.priority;
  const settled = await moveEntryAt(db, entry, { doctorId, department, priority }, now, false);
  if (settled === undefined) throw new Error('an entry changed while its row was held');
  return settled;
}
