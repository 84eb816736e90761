import type { HookEvent } from '#shared/contract/interop/webhooks.ts';
import {
  hooksFor,
  insertDeliveries,
  insertDeliveryRows,
  type About,
} from '#server/database/repositories/interop/webhooks-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { WriteClient } from '#server/database/transaction/write-transaction.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';

/** Writes down, in the transaction of what happened, whom to tell: either both are saved or neither. */
export function announce(client: WriteClient, event: HookEvent, about: About, now: Date): Promise<void> {
  return insertDeliveries(client, event, about, now);
}

/** The same in a transaction of the query builder. */
export async function announceIn(db: Queryable, event: HookEvent, about: About, now: Date): Promise<void> {
  const hooks = await hooksFor(db, event);
  const common = { event, about, state: 'queued', nextAttemptAt: now, createdAt: now };
  await insertDeliveryRows(
    db,
    hooks.map(({ id }) => ({ ...common, id: uuidV7(now), webhookId: id })),
  );
}
