import {
  lockSlotRowsBetween,
  type SlotRow,
} from '#server/database/repositories/booking/appointment-slots-repository.ts';
import { forgetRequests, openRequest } from '#server/database/repositories/booking/requests-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { tellItStands, tellPatient } from '#server/services/booking/patient/tell-patient.ts';

/** So long the desk has to give another time itself, and whoever made a mistake to take it back, before anybody is told. */
const TOLD_AFTER_MS = 5 * 60_000;

/** Everybody who is booked with a doctor who is gone becomes a request for the desk; nobody is moved or cancelled by that. */
export async function doctorIsAway(db: Queryable, doctorId: string, now: Date): Promise<void> {
  await askForAnotherTime(db, await lockSlotRowsBetween(db, doctorId, now, undefined), now);
}

/** The desk finds them another time, or they choose one themselves by the link they are sent, whichever comes first. */
export async function askForAnotherTime(db: Queryable, rows: readonly SlotRow[], now: Date): Promise<void> {
  for (const { id, doctorId, startsAt } of rows) {
    await openRequest(db, { appointmentId: id, doctorId, cause: 'doctor-away', wishedAt: startsAt, createdAt: now });
    await tellPatient(db, id, 'choose', now, new Date(now.getTime() + TOLD_AFTER_MS));
  }
}

/** The doctor is there after all: nobody is asked for another time any more. */
export async function doctorIsBack(db: Queryable, appointmentIds: readonly string[], now: Date): Promise<void> {
  await forgetRequests(db, appointmentIds, 'doctor-away');
  for (const id of appointmentIds) await tellItStands(db, id, now);
}
