import { IDEMPOTENCY_HEADER, TICKET_HEADER } from '#shared/contract/visit/commands.ts';
import { isSameOrigin } from '#src/platform/api/http/address.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { deviceHeaders } from './device-headers.ts';

export type WriteOptions = {
  readonly idempotencyKey: string;
  readonly ticket: string;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
};

/**
 * The headers of a patient write. On our own origin the key is harmless whoever answers; on another host it would need
 * a preflight that only our server allows. The ticket and the device credential are sent to our own server only.
 */
export function writeHeaders({ idempotencyKey, ticket }: WriteOptions): Record<string, string> {
  const ours = isOurs();
  return {
    ...(ours || isSameOrigin() ? { [IDEMPOTENCY_HEADER]: idempotencyKey } : {}),
    ...(ours ? { [TICKET_HEADER]: ticket, ...deviceHeaders() } : {}),
  };
}
