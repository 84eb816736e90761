import type { MessageKind } from '#shared/contract/prescription/messages.ts';
import {
  dropUntrueMessages,
  insertReminder,
  insertTimeMessage,
} from '#server/database/repositories/booking/time-messages-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';

/**
 * Puts a text message about an appointment's time into the outbox, in the transaction of what it tells, where the patient has
 * asked for them and has a number (BOOK-8); what waited of an older time is not told any more. What a message says is written
 * when it is sent: what is not true then is dropped.
 */
export async function tellPatient(
  db: Queryable,
  appointmentId: string,
  kind: Exclude<MessageKind, 'prescription' | 'reminder'>,
  now: Date,
): Promise<void> {
  await dropUntrueMessages(db, appointmentId);
  await insertTimeMessage(db, { id: uuidV7(now), appointmentId, kind, now, due: now });
  if (kind === 'confirmed' || kind === 'moved') await insertReminder(db, { id: uuidV7(now), appointmentId, now });
}
