import type { DeskBookingBody } from '#shared/contract/booking/appointment-time.ts';
import { FIRST_STATUS } from '#shared/clinic/appointment-status.ts';
import { fail, succeed } from '#shared/result.ts';
import { insertAppointment } from '#server/database/repositories/appointments/appointments-repository.ts';
import { bookClaim } from '#server/database/repositories/booking/claims-repository.ts';
import { holdStanding } from '#server/database/repositories/merges/standing-repository.ts';
import { findDoctor } from '#server/database/repositories/staff/doctors-repository.ts';
import { queryBuilderOn } from '#server/database/transaction/write-transaction.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import type { Task } from '#server/services/clinic/run-once.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';
import { tellPatient } from '#server/services/booking/patient/tell-patient.ts';
import { announceIn } from '#server/services/interop/webhooks/announce.ts';
import { audit, type Actor } from '#server/services/staff/audit.ts';
import { timeAt, type TimeProblem } from './time-of-appointment.ts';

export type DeskProblem = TimeProblem | { readonly kind: 'unknown-patient' };

/** Books a patient who is known for another visit, with a time, or without one for whoever just comes (BOOK-5). */
export function bookAtDesk(
  body: DeskBookingBody,
  actor: Actor,
  now: Date,
  config: Parameters<typeof readClinicSettings>[1],
): Task<DeskProblem> {
  const id = uuidV7(now);
  return {
    answer: { status: 201, body: JSON.stringify({ appointment: { _id: id, slot: null } }) },
    run: async (client) => {
      const db = queryBuilderOn(client);
      const patient = isUuid(body.patientId) ? await holdStanding(db, body.patientId.toLowerCase()) : undefined;
      if (patient === undefined) return fail({ kind: 'unknown-patient' });
      const doctor = await findDoctor(db, body.doctorId);
      if (doctor === undefined) return fail({ kind: 'unknown-doctor' });
      const asker = { now, rules: await readClinicSettings(db, config), isStaff: true };
      const { startsAt: wanted, overbookReason, remind } = body;
      const time = wanted === null ? undefined : await timeAt(db, doctor, new Date(wanted), overbookReason, asker);
      if (time?.ok === false) return time;
      const claimed = time?.value;
      const row = {
        id,
        patientId: patient.id,
        doctorId: doctor.id,
        appointmentTime: claimed?.startsAt ?? now,
        status: FIRST_STATUS,
        origin: 'desk',
        receivedAt: now,
        slotStartsAt: claimed?.startsAt ?? null,
        slotMinutes: claimed?.minutes ?? null,
        slotSeat: claimed?.seat ?? null,
        overbookReason: claimed?.seat === null ? (overbookReason ?? null) : null,
        remind: claimed !== undefined && remind === true,
      };
      if (!(await insertAppointment(db, row))) return fail({ kind: 'slot-taken', alternatives: [] });
      await announceIn(db, 'appointment.booked', { patient: patient.id, appointment: id }, now);
      if (claimed === undefined) {
        await audit(db, now, actor, 'appointment-booked', id);
        return succeed(null);
      }
      const { seat, startsAt, minutes, holder } = claimed;
      if (seat !== null && !(await bookClaim(db, { doctorId: doctor.id, startsAt, minutes, holder }, seat, id)))
        throw new Error('a claim was lost within its own transaction');
      if (row.remind) await tellPatient(db, id, 'confirmed', now);
      await audit(db, now, actor, seat === null ? 'appointment-overbooked' : 'appointment-booked', id);
      const slot = { startsAt: startsAt.toISOString(), minutes, overbooked: seat === null };
      return succeed(JSON.stringify({ appointment: { _id: id, slot } }));
    },
  };
}
