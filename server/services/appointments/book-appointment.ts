import type { AppointmentInput } from '#shared/contract/visit/booking.ts';
import { fail, succeed } from '#shared/result.ts';
import { standingPatient } from '#server/database/repositories/merges/standing-repository.ts';
import { isKnownDoctor } from '#server/database/repositories/patients/desk-repository.ts';
import { queryBuilderOn } from '#server/database/transaction/write-transaction.ts';
import type { Device } from '#server/services/devices/devices.ts';
import { bookForStanding } from '#server/services/merges/book-for-standing.ts';
import { enterQueue } from '#server/services/queue/arrive/enter-queue.ts';
import type { Task } from '#server/services/clinic/run-once.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';

export type BookProblem =
  | { readonly kind: 'unknown-patient' }
  | { readonly kind: 'unknown-doctor' }
  | { readonly kind: 'booked-already' };

export type BookingSource = {
  /** The paired device it was sent from. */
  readonly device: Device | undefined;
  readonly checkInCode: string | undefined;
  /** The clinic's, unless an administrator has set another. */
  readonly timeZone: string;
};

/**
 * Books a patient in with a doctor (CALL-9). Whoever presents the id of a patient who has no booking may book
 * once; the unique index decides between two who try at the same time. It is a walk-in and takes no slot.
 * Whoever books at a paired device stands there: the visit waits at once (QUEUE-1).
 * @param ticket the number the device gave the patient, kept as it is.
 */
export function bookAppointment(
  booking: AppointmentInput,
  ticket: string | undefined,
  receivedAt: Date,
  { device, checkInCode, timeZone }: BookingSource,
): Task<BookProblem> {
  const { doctorId: doctor, status } = booking;
  const id = uuidV7(receivedAt);
  const patientId = booking.patientId.toLowerCase();
  const appointmentTime = new Date(booking.date);
  return {
    answer: { status: 201, body: JSON.stringify({ appointment: { _id: id } }) },
    run: async (client) => {
      if (!isUuid(patientId)) return fail({ kind: 'unknown-patient' });
      const row = { id, patientId, doctor, appointmentTime, status, ticket, checkInCode, receivedAt };
      if (await bookForStanding(client, row)) {
        await enterQueue(client, { id, ticket, checkInCode, receivedAt, device, timeZone });
        return succeed(null);
      }
      const standing = await standingPatient(queryBuilderOn(client), patientId);
      if (standing === undefined) return fail({ kind: 'unknown-patient' });
      return fail({ kind: (await isKnownDoctor(client, doctor)) ? 'booked-already' : 'unknown-doctor' });
    },
  };
}
