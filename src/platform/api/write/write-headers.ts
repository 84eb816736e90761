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
 * What goes beside the body of a patient write. The key is harmless on our own origin whoever answers; on another
 * host it would need a preflight that only our server grants. The ticket is ours alone, and so is the credential of a
 * paired device.
 */
export function writeHeaders({ idempotencyKey, ticket }: WriteOptions): Record<string, string> {
  const ours = isOurs();
  return {
    ...(ours || isSameOrigin() ? { [IDEMPOTENCY_HEADER]: idempotencyKey } : {}),
    ...(ours ? { [TICKET_HEADER]: ticket, ...deviceHeaders() } : {}),
  };
}
