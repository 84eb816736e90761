import { fail, succeed, type Result } from '#shared/result.ts';
import {
  findAppointmentDoctor,
  markAppointmentDeleted,
} from '#server/database/repositories/appointments/appointments-repository.ts';
import { markDoctorRemoved } from '#server/database/repositories/staff/doctors-repository.ts';
import { deleteCodesOf } from '#server/database/repositories/staff/one-time-codes-repository.ts';
import { isMerged } from '#server/database/repositories/merges/standing-repository.ts';
import { markPatientDeleted } from '#server/database/repositories/patients/patients-repository.ts';
import { followAppointments } from '#server/services/queue/follow-appointments.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { deleteSessionsOf } from '#server/database/repositories/staff/sessions-repository.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { slotOfDeleted, slotsOfDeletedPatient } from '#server/services/booking/ledger/keep-slot.ts';
import { doctorIsAway } from '#server/services/booking/times/doctor-away.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

type Removal<Kind extends string> = Promise<Result<null, { readonly kind: Kind }>>;

/** Hides a patient with all appointments and prescriptions (ADM-5: deletes are soft and at once), and takes them off the board. */
export async function deletePatient(
  db: Queryable,
  actor: Principal,
  id: string,
  now: Date,
  today: string,
): Removal<'unknown' | 'merged'> {
  if (!isUuid(id)) return fail({ kind: 'unknown' });
  await slotsOfDeletedPatient(db, id, now);
  if (!(await markPatientDeleted(db, id, now))) return fail({ kind: (await isMerged(db, id)) ? 'merged' : 'unknown' });
  await audit(db, now, actor, 'patient-deleted', id);
  await followAppointments(db, { patientId: id }, today, now);
  return succeed(null);
}

/** Hides an appointment; a doctor may do so only with an own one (`not-own`). */
export async function deleteAppointment(
  db: Queryable,
  actor: Principal,
  id: string,
  now: Date,
  today: string,
): Removal<'unknown' | 'not-own'> {
  const doctorId = isUuid(id) ? await findAppointmentDoctor(db, id) : undefined;
  if (doctorId === undefined) return fail({ kind: 'unknown' });
  if (actor.role === 'doctor' && doctorId !== actor.id) {
    await audit(db, now, actor, 'access-denied', id);
    return fail({ kind: 'not-own' });
  }
  await slotOfDeleted(db, id, now);
  if (!(await markAppointmentDeleted(db, id, now))) return fail({ kind: 'unknown' });
  await audit(db, now, actor, 'appointment-deleted', id);
  await followAppointments(db, { appointmentId: id }, today, now);
  return succeed(null);
}

/** Takes a doctor off the lists, ends the doctor's logins and keeps the history; whoever is booked needs another time. */
export async function removeDoctor(db: Queryable, actor: Principal, idOrCode: string, now: Date): Removal<'unknown'> {
  const id = await markDoctorRemoved(db, idOrCode, now);
  if (id === undefined) return fail({ kind: 'unknown' });
  await deleteCodesOf(db, id);
  await deleteSessionsOf(db, id);
  await doctorIsAway(db, id, now);
  await audit(db, now, actor, 'doctor-removed', id);
  return succeed(null);
}
