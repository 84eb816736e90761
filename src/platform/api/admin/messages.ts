import * as v from 'valibot';
import { MessageList } from '#shared/contract/prescription/messages.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { queryOf } from '#src/platform/api/staff/page-query.ts';
import { staffCall } from '#src/platform/api/staff/staff-call.ts';

const PAGE = 50;

/** A page of the text messages, newest first, from our own server. */
export function readMessages(
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Result<MessageList, ApiProblem>> {
  const path = `api/messages${queryOf({ limit: PAGE, cursor })}`;
  return staffCall({ method: 'GET', path, schema: MessageList, signal });
}

/** POST api/messages/:id/retry: queues a failed message again. */
export function retryMessage(id: string): Promise<Result<unknown, ApiProblem>> {
  return staffCall({ method: 'POST', path: `api/messages/${encodeURIComponent(id)}/retry`, schema: v.unknown() });
}
