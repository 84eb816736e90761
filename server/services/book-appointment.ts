import type { AppointmentInput } from '#shared/contract/appointments.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { insertAppointment } from '#server/database/appointments-repository.ts';
import { findDoctorId } from '#server/database/doctors-repository.ts';
import { patientExists } from '#server/database/patients-repository.ts';
import type { Queryable } from '#server/database/queryable.ts';
import { isUuid } from './uuid.ts';
import { uuidV7 } from './uuid-v7.ts';

export type BookProblem =
  | { readonly kind: 'unknown-patient' }
  | { readonly kind: 'unknown-doctor' }
  | { readonly kind: 'booked-already' };

/**
 * Books a patient in with a doctor (product.md §7). Whoever presents the id of a patient who has no booking may book
 * once; the unique index decides between two who try at the same time. It is a walk-in and takes no slot.
 */
export async function bookAppointment(
  db: Queryable,
  booking: AppointmentInput,
  ticket: string | undefined,
  now: Date,
): Promise<Result<{ appointmentId: string }, BookProblem>> {
  const patientId = booking.patientId.toLowerCase();
  if (!isUuid(patientId) || !(await patientExists(db, patientId))) return fail({ kind: 'unknown-patient' });
  const doctorId = await findDoctorId(db, booking.doctorId);
  if (doctorId === undefined) return fail({ kind: 'unknown-doctor' });
  const id = uuidV7(now);
  const inserted = await insertAppointment(db, {
    id,
    patientId,
    doctorId,
    appointmentTime: new Date(booking.date),
    status: booking.status,
    origin: 'registration',
    ticket: ticket ?? null,
    receivedAt: now,
  });
  return inserted ? succeed({ appointmentId: id }) : fail({ kind: 'booked-already' });
}
