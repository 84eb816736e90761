import type { Message } from '#shared/contract/prescription/messages.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import {
  findMessage,
  listMessages,
  requeueMessage,
  type ListedMessage,
} from '#server/database/repositories/prescriptions/messages-repository.ts';
import type { Keyset, Page } from '#server/database/paging/keyset.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

/** Text messages as administrators see them: no body, and only the last digits of the number. */
export async function messagesForList(
  db: Queryable,
  page: Page,
  gatewayConfigured: boolean,
): Promise<{ messages: Message[]; next: Keyset | null }> {
  const { rows, next } = await listMessages(db, page);
  return { messages: rows.map((row) => view(row, gatewayConfigured)), next };
}

function view({ message, doctorName, patientName }: ListedMessage, gatewayConfigured: boolean): Message {
  const { id, phone, state, attempts, lastError, gateway, createdAt, sentAt } = message;
  return {
    _id: id,
    phone: `…${phone.slice(-4)}`,
    // Without a gateway, a queued message is only recorded.
    state:
      state === 'queued' && !gatewayConfigured
        ? 'recorded'
        : state === 'queued' || state === 'sending' || state === 'sent' || state === 'recorded'
          ? state
          : 'failed',
    attempts,
    lastError,
    gateway,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    doctorName,
    patientName,
  };
}

/** Queues a failed or recorded message again, if a gateway is configured. */
export async function retryMessage(
  db: Queryable,
  actor: Principal,
  id: string,
  now: Date,
): Promise<Result<null, { readonly kind: 'unknown' | 'not-failed' }>> {
  if (!isUuid(id) || (await findMessage(db, id)) === undefined) return fail({ kind: 'unknown' });
  if (!(await requeueMessage(db, id, now))) return fail({ kind: 'not-failed' });
  await audit(db, now, actor, 'message-retried', id);
  return succeed(null);
}
