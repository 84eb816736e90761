import { findToldAppointment } from '#server/database/repositories/booking/time-messages-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { openLink, signLink } from '#server/services/prescriptions/signed-links.ts';

const DAY_MS = 24 * 3_600_000;
const KIND = 'appointment-links';

/** A token that opens one appointment to whoever has it, until a day after its time. It holds nothing of the patient. */
export function ownLink(db: Queryable, appointmentId: string, startsAt: Date, now: Date): Promise<string> {
  return signLink(db, appointmentId, new Date(startsAt.getTime() + DAY_MS), now, KIND);
}

/** The appointment a token opens; undefined when it is not one of ours or its time has passed. */
export function openOwnLink(db: Queryable, token: string, now: Date): Promise<string | undefined> {
  return openLink(db, token, now, KIND);
}

/** The appointment a token opens, and whose it is. */
export async function findOwn(
  db: Queryable,
  token: string,
  now: Date,
): Promise<{ readonly id: string; readonly patientId: string } | undefined> {
  const id = await openOwnLink(db, token, now);
  const told = id === undefined ? undefined : await findToldAppointment(db, id);
  return id !== undefined && told?.deletedAt === null ? { id, patientId: told.patientId } : undefined;
}
