import { createHash, timingSafeEqual } from 'node:crypto';
import { FREE_STATUSES } from '#shared/clinic/appointment-status.ts';
import type { TicketMessage } from '#shared/contract/booking/ticket-message.ts';
import {
  findTextableTicket,
  insertTicketMessage,
} from '#server/database/repositories/booking/ticket-messages-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { readNumber } from '#server/services/messages/read-number.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';

/**
 * Puts the ticket's text message into the outbox, once however often it is pressed. It goes to the number of the registration and
 * nowhere else; pressing is the consent (BOOK-8).
 */
export async function textTicket(
  db: Queryable,
  asked: { readonly appointmentId: string; readonly code: string },
  clinicCountry: string,
  now: Date,
): Promise<TicketMessage['say']> {
  const appointmentId = asked.appointmentId.toLowerCase();
  const found = await findTextableTicket(db, appointmentId);
  if (found?.ticket == null || !isSame(found.code, asked.code) || FREE_STATUSES.includes(found.status))
    return 'unknown';
  if (!readNumber(found.phone, clinicCountry).ok) return 'no-number';
  await insertTicketMessage(db, { id: uuidV7(now), appointmentId, doctorId: found.doctorId, phone: found.phone, now });
  return 'queued';
}

function isSame(kept: string | null, shown: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return kept !== null && timingSafeEqual(digest(kept), digest(shown));
}
