import type * as v from 'valibot';
import { TicketMessage, type TicketMessageBody } from '#shared/contract/booking/ticket-message.ts';
import type { Result } from '#shared/result.ts';
import { type ApiProblem, call } from '#src/platform/api/http/http.ts';
import { deviceHeaders } from './device-headers.ts';

/** POST api/appointments/ticket-message. Only our own server has it: check `isOurs()` first. */
export function sendTicketMessage(
  body: v.InferOutput<typeof TicketMessageBody>,
  signal: AbortSignal,
): Promise<Result<TicketMessage, ApiProblem>> {
  return call({
    method: 'POST',
    path: 'api/appointments/ticket-message',
    body,
    headers: deviceHeaders(),
    schema: TicketMessage,
    signal,
  });
}
