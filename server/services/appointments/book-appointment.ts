import type { BookingBody, BookingSlot } from '#shared/contract/booking/slot-of-booking.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { standingPatient } from '#server/database/repositories/merges/standing-repository.ts';
import { isKnownDoctor, type NewBooking } from '#server/database/repositories/patients/desk-repository.ts';
import { queryBuilderOn, type OpenTransaction } from '#server/database/transaction/write-transaction.ts';
import { claimForBooking, finishBooking, type SlotProblem } from '#server/services/booking/ledger/book-slot.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import type { Device } from '#server/services/devices/devices.ts';
import { bookForStanding } from '#server/services/merges/book-for-standing.ts';
import { announce } from '#server/services/interop/webhooks/announce.ts';
import { enterQueue } from '#server/services/queue/arrive/enter-queue.ts';
import type { Task } from '#server/services/clinic/run-once.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';

export type BookProblem =
  | { readonly kind: 'unknown-patient' }
  | { readonly kind: 'unknown-doctor' }
  | { readonly kind: 'booked-already' }
  | SlotProblem;

export type BookingSource = {
  /** The paired device it was sent from. */
  readonly device: Device | undefined;
  readonly checkInCode: string | undefined;
  /** What the patient reads, as a BCP 47 tag. */
  readonly language: string | undefined;
  /** The clinic's, unless an administrator has set another. */
  readonly timeZone: string;
  /** What the clinic's settings are read by, where a booking names a time. */
  readonly config: Parameters<typeof readClinicSettings>[1];
};

/**
 * Books a patient in with a doctor (CALL-9). Whoever presents the id of a patient who has no booking may book
 * once; the unique index decides between two who try at the same time. Without a `slot` it is a walk-in and takes none
 * (BOOK-1). Whoever books at a paired device stands there: the visit waits at once (QUEUE-1), unless it is for another day.
 * @param ticket the number the device gave the patient, kept as it is.
 */
export function bookAppointment(
  booking: BookingBody,
  ticket: string | undefined,
  receivedAt: Date,
  source: BookingSource,
): Task<BookProblem> {
  const { doctorId: doctor, status, slot } = booking;
  const id = uuidV7(receivedAt);
  const patientId = booking.patientId.toLowerCase();
  const appointmentTime = new Date(booking.date);
  const { checkInCode, language } = source;
  const row = { id, patientId, doctor, appointmentTime, status, ticket, checkInCode, language, receivedAt };
  return {
    answer: { status: 201, body: JSON.stringify({ appointment: { _id: id } }) },
    run: async (client) => {
      if (!isUuid(patientId)) return fail({ kind: 'unknown-patient' });
      return slot === undefined ? walkIn(client, row, source) : withSlot(client, row, slot, source);
    },
  };
}

async function walkIn(
  client: OpenTransaction,
  row: NewBooking,
  source: BookingSource,
): Promise<Result<null, BookProblem>> {
  if ((await bookForStanding(client, row)) === undefined) return refused(client, row);
  await announce(client, 'appointment.booked', { patient: row.patientId, appointment: row.id }, row.receivedAt);
  await enterQueue(client, { ...row, ...source });
  return succeed(null);
}

async function withSlot(
  client: OpenTransaction,
  row: NewBooking,
  slot: BookingSlot,
  source: BookingSource,
): Promise<Result<string | null, BookProblem>> {
  const { id, receivedAt: now } = row;
  const db = queryBuilderOn(client);
  const holder = 'holdId' in slot ? slot.holdId?.toLowerCase() : undefined;
  const asker = { now, rules: await readClinicSettings(db, source.config), isStaff: false, holder };
  const planned = await claimForBooking(db, row.doctor, slot, asker);
  if (!planned.ok) return planned;
  const seat = planned.value.kind === 'seat' ? { ...planned.value.want, seat: planned.value.seat } : undefined;
  const remind = slot.remind === true;
  const doctorId = await bookForStanding(client, { ...row, remind, slot: seat });
  if (doctorId === undefined) return refused(client, row);
  const told = await finishBooking(db, id, doctorId, slot, planned.value, now);
  await announce(client, 'appointment.booked', { patient: row.patientId, appointment: id }, now);
  // Whoever has to ask the desk for a time does not wait for the doctor yet, unless the desk has let them in by paper.
  await enterQueue(client, { ...row, ...source, device: told?.state === 'asked' ? undefined : source.device });
  return succeed(told === undefined ? null : JSON.stringify({ appointment: { _id: id, slot: told } }));
}

async function refused(
  client: OpenTransaction,
  { patientId, doctor }: NewBooking,
): Promise<Result<never, BookProblem>> {
  const standing = await standingPatient(queryBuilderOn(client), patientId);
  if (standing === undefined) return fail({ kind: 'unknown-patient' });
  return fail({ kind: (await isKnownDoctor(client, doctor)) ? 'booked-already' : 'unknown-doctor' });
}
