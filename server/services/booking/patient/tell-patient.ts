import type { MessageKind } from '#shared/contract/prescription/messages.ts';
import {
  dropUntrueMessages,
  insertReminder,
  insertTimeMessage,
  wasAskedToChoose,
} from '#server/database/repositories/booking/time-messages-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';

/**
 * Puts a text message about an appointment's time into the outbox, in the transaction of what it tells, where the patient has
 * asked for them and has a number (BOOK-8); what waited of an older time is not told any more. What a message says is written
 * when it is sent: what is not true then is dropped.
 * @param due not before
 */
export async function tellPatient(
  db: Queryable,
  appointmentId: string,
  kind: Exclude<MessageKind, 'prescription' | 'reminder' | 'ticket'>,
  now: Date,
  due: Date = now,
): Promise<void> {
  await dropUntrueMessages(db, appointmentId);
  await insertTimeMessage(db, { id: uuidV7(now), appointmentId, kind, now, due });
  if (kind === 'confirmed' || kind === 'moved') await insertReminder(db, { id: uuidV7(now), appointmentId, now });
}

/**
 * The time stands after all, because the doctor is there: who was going to be asked for another one is not, who has been asked
 * hears that it stands, and everybody is reminded of it as before.
 */
export async function tellItStands(db: Queryable, appointmentId: string, now: Date): Promise<void> {
  if (await wasAskedToChoose(db, appointmentId)) return tellPatient(db, appointmentId, 'confirmed', now);
  await dropUntrueMessages(db, appointmentId);
  await insertReminder(db, { id: uuidV7(now), appointmentId, now });
}
