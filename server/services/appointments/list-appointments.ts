import {
  countAppointments,
  listAppointments,
  listUrgentAppointments,
  type AppointmentFilter,
  type ListedAppointment,
} from '#server/database/repositories/appointments/appointment-list-repository.ts';
import type { Keyset, Page } from '#server/database/paging/keyset.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { alsoFoundBy } from '#server/services/patients/also-found-by.ts';
import { MOST_URGENT, urgentFirst } from '#server/services/patients/urgent-first.ts';
import { urgencyOf } from '#server/services/alerts/warning-signs.ts';

export type { AppointmentFilter };

/**
 * Appointments newest first, by the server's own time of receipt: all that match, or one page. Before them those of urgent
 * patients who came since `urgentFrom` and are still waiting.
 * @param withTotal also counts all that match, which takes longer the more there are
 */
export async function appointmentsForList(
  db: Queryable,
  filter: AppointmentFilter,
  page: Page | undefined,
  withTotal: boolean,
  urgentFrom: Date,
): Promise<{ appointments: AppointmentView[]; next: Keyset | null; total?: number }> {
  const urgent = await listUrgentAppointments(db, filter, urgentFrom, MOST_URGENT);
  const { rows: others, next } = await listAppointments(db, filter, page);
  const rows = urgentFirst(urgent, others, page?.after === undefined);
  const total = withTotal ? { total: await countAppointments(db, filter) } : {};
  return { appointments: rows.map(appointmentView), next, ...total };
}

/** How many appointments match; counted apart from the pages, because it takes longer the more there are. */
export function countMatchingAppointments(db: Queryable, filter: AppointmentFilter): Promise<number> {
  return countAppointments(db, filter);
}

/** An appointment as it goes over the wire to staff (DATA-3), with the sample fields where it has them. */
export type AppointmentView = ReturnType<typeof appointmentView>;

function appointmentView(row: ListedAppointment) {
  const details: object = typeof row.details === 'object' && row.details !== null ? row.details : {};
  return {
    ...details,
    _id: row.id,
    appointmentTime: row.appointmentTime.toISOString(),
    status: row.status,
    patient: {
      _id: row.patientId,
      ...row.patient,
      ...(row.allergies === null ? {} : { allergies: row.allergies }),
      ...alsoFoundBy(row.patientFindable),
    },
    doctor: {
      _id: row.doctorId,
      doctorId: row.doctorCode,
      name: row.doctorName,
      specialization: row.doctorSpecialization,
    },
    ticket: row.ticket,
    receivedAt: row.receivedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    ...slotView(row),
    ...urgencyOf({ urgent: row.urgent, symptoms: row.patient.symptoms, tickedSigns: row.tickedSigns }),
    ...(row.language === null ? {} : { language: row.language }),
    ...(row.statusReason === null ? {} : { statusReason: row.statusReason }),
    ...(row.sample ? { sample: true } : {}),
  };
}

/** The time that was agreed; nothing for a walk-in. */
function slotView({ slotStartsAt, slotMinutes, slotSeat }: ListedAppointment) {
  if (slotStartsAt === null || slotMinutes === null) return {};
  return { slot: { startsAt: slotStartsAt.toISOString(), minutes: slotMinutes, overbooked: slotSeat === null } };
}
