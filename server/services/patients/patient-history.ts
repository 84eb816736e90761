import { fail, succeed, type Result } from '#shared/result.ts';
import { standingPatient } from '#server/database/repositories/merges/standing-repository.ts';
import {
  findPrescription,
  listPrescriptions,
} from '#server/database/repositories/prescriptions/prescriptions-repository.ts';
import { listAppointmentsOf } from '#server/database/repositories/patients/visits-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { audit } from '#server/services/staff/audit.ts';
import { isReceptionist, type Principal } from '#server/services/staff/sessions.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { visitView, type VisitView } from './visit-view.ts';

/** What has become of a patient: the saved prescriptions, and beside them every appointment with its outcome, newest first. */
export type PatientHistoryView = {
  readonly prescriptions: readonly VisitView[];
  readonly visits: readonly ReturnType<typeof appointmentVisit>[];
};

/** Any doctor may read it, a receptionist the visits alone: what was prescribed is none of the desk's business. Every view is written down. */
export async function readPatientHistory(
  db: Queryable,
  reader: Principal,
  patientId: string,
  now: Date,
): Promise<Result<PatientHistoryView, { readonly kind: 'unknown' }>> {
  const asked = patientId.toLowerCase();
  const id = isUuid(asked) ? await standingPatient(db, asked) : undefined;
  if (id === undefined) return fail({ kind: 'unknown' });
  await audit(db, now, reader, 'history-viewed', id);
  return succeed({
    prescriptions: isReceptionist(reader) ? [] : (await listPrescriptions(db, [id])).map(visitView),
    visits: (await listAppointmentsOf(db, id)).map(appointmentVisit),
  });
}

function appointmentVisit(row: Awaited<ReturnType<typeof listAppointmentsOf>>[number]) {
  return {
    _id: row.id,
    date: row.dueAt.toISOString(),
    time: row.agreedAt?.toISOString() ?? null,
    ...(row.slotStartsAt === null ? {} : { slotAt: row.slotStartsAt.toISOString() }),
    status: row.status,
    ...(row.statusReason === null ? {} : { statusReason: row.statusReason }),
    doctorId: {
      _id: row.doctorId,
      doctorId: row.doctorCode,
      name: row.doctorName,
      specialization: row.doctorSpecialization,
    },
    symptoms: row.symptoms,
  };
}

/** One saved prescription as it is read back; undefined when there is none. Whoever shows it writes down the view. */
export async function readPrescription(db: Queryable, id: string): Promise<VisitView | undefined> {
  const found = await findPrescription(db, id);
  return found === undefined ? undefined : visitView(found);
}
