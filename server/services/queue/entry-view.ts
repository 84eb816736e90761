import * as v from 'valibot';
import type { ExpectedVisit, QueueEntry } from '#shared/contract/queue/queue.ts';
import { VISIT_STAGES, type VisitStage } from '#shared/clinic/visit-stage.ts';
import type { ExpectedRow, ShownEntry } from '#server/database/repositories/queue/board-repository.ts';
import { urgencyOf } from '#server/services/alerts/warning-signs.ts';

/** Set by the registration's warning signs; staff may choose 1 and 0. */
export const URGENT_PRIORITY = 2;

/** The stage of a row; the column's check lets no other in. */
export function stageOf(row: { readonly stage: string }): VisitStage {
  return v.parse(v.picklist(VISIT_STAGES), row.stage);
}

/** An entry as it goes over the wire to staff. */
export function entryView({
  entry,
  patientId,
  name,
  urgent,
  symptoms,
  tickedSigns,
  language,
  doctor,
}: ShownEntry): QueueEntry {
  const isUrgent = urgent === true;
  return {
    _id: entry.id,
    ticket: entry.ticket,
    appointmentId: entry.appointmentId,
    patientId,
    name,
    doctorId: entry.doctorId,
    doctor,
    department: entry.department,
    stage: stageOf(entry),
    priority: entry.priority,
    reason: entry.reason,
    dueAt: entry.dueAt.toISOString(),
    arrivedAt: entry.arrivedAt.toISOString(),
    place: entry.place,
    calls: entry.calls,
    calledAt: entry.calledAt?.toISOString() ?? null,
    startedAt: entry.startedAt?.toISOString() ?? null,
    endedAt: entry.endedAt?.toISOString() ?? null,
    version: entry.version,
    language,
    ...urgencyOf({ urgent: isUrgent, symptoms: symptoms ?? [], tickedSigns: tickedSigns ?? [] }),
    urgent: isUrgent,
  };
}

/** A booking that nobody has checked in, as it goes over the wire to staff. */
export function expectedView({ symptoms, tickedSigns, dueAt, ...row }: ExpectedRow): ExpectedVisit {
  const { urgent } = row;
  return { ...row, dueAt: dueAt.toISOString(), ...urgencyOf({ urgent, symptoms, tickedSigns }), urgent };
}
