import { fail, succeed, type Result } from '#shared/result.ts';
import { followAppointments } from '#server/services/queue/follow-appointments.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import {
  findDeletedAppointmentDoctor,
  unmarkAppointmentDeleted,
  unmarkPatientDeleted,
} from '#server/database/repositories/patients/restores-repository.ts';
import { audit } from '#server/services/staff/audit.ts';
import { restorableSince } from '#server/services/clinic/retention.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { slotOfRestored, slotsOfRestoredPatient } from '#server/services/booking/ledger/keep-slot.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

type Restore<Kind extends string> = Promise<Result<null, { readonly kind: Kind }>>;

/**
 * Brings a deleted patient back within 30 days (ADM-5), with the appointments and prescriptions that this
 * very delete had hidden; what was deleted before stays deleted.
 */
export async function restorePatient(
  db: Queryable,
  actor: Principal,
  id: string,
  now: Date,
  today: string,
): Restore<'unknown'> {
  const isBack = isUuid(id) && (await unmarkPatientDeleted(db, id, restorableSince(now)));
  if (!isBack) return fail({ kind: 'unknown' });
  await slotsOfRestoredPatient(db, id, now);
  await audit(db, now, actor, 'patient-restored', id);
  await followAppointments(db, { patientId: id }, today, now);
  return succeed(null);
}

/** Brings a deleted appointment back within the same 30 days; a doctor may do so only with an own one (`not-own`). */
export async function restoreAppointment(
  db: Queryable,
  actor: Principal,
  id: string,
  now: Date,
  today: string,
): Restore<'unknown' | 'not-own'> {
  const doctorId = isUuid(id) ? await findDeletedAppointmentDoctor(db, id, restorableSince(now)) : undefined;
  if (doctorId === undefined) return fail({ kind: 'unknown' });
  if (actor.role === 'doctor' && doctorId !== actor.id) {
    await audit(db, now, actor, 'access-denied', id);
    return fail({ kind: 'not-own' });
  }
  await slotOfRestored(db, id, now);
  if (!(await unmarkAppointmentDeleted(db, id))) return fail({ kind: 'unknown' });
  await audit(db, now, actor, 'appointment-restored', id);
  await followAppointments(db, { appointmentId: id }, today, now);
  return succeed(null);
}
