import { and, eq, gt, isNull, lte, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { HookEvent } from '#shared/contract/interop/webhooks.ts';
import { afterKeyset, cutPage, newestFirst, type Page } from '#server/database/paging/keyset.ts';
import { webhookDeliveries, webhooks } from '#server/database/schema/interop-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { WriteClient } from '#server/database/transaction/write-transaction.ts';

export type HookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Ids only. */
export type About = { readonly patient?: string; readonly appointment?: string };

/** One message for every address that wants to know, in the transaction of what happened. */
export async function insertDeliveries(client: WriteClient, event: HookEvent, about: About, now: Date): Promise<void> {
  await client.query(
    `insert into webhook_deliveries (id, webhook_id, event, about, state, next_attempt_at, created_at)
     select gen_random_uuid(), id, $1, $2::jsonb, 'queued', $3::timestamptz, $3::timestamptz
     from webhooks where removed_at is null and $1 = any(events)`,
    [event, JSON.stringify(about), now],
  );
}

/** Who wants to know of it, for a message in a transaction of the query builder. */
export async function hooksFor(db: Queryable, event: HookEvent): Promise<HookRow[]> {
  const all = await listHooks(db);
  return all.filter(({ events }) => events.includes(event));
}

export async function insertDeliveryRows(
  db: Queryable,
  rows: (typeof webhookDeliveries.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(webhookDeliveries).values(rows);
}

export async function insertHook(db: Queryable, row: typeof webhooks.$inferInsert): Promise<void> {
  await db.insert(webhooks).values(row);
}

export async function listHooks(db: Queryable): Promise<HookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(isNull(webhooks.removedAt))
    .orderBy(...newestFirst(webhooks.createdAt, webhooks.id));
}

/** @returns false when there is none (any more) */
export async function markHookRemoved(db: Queryable, id: string, now: Date): Promise<boolean> {
  const done = await db
    .update(webhooks)
    .set({ removedAt: now })
    .where(and(eq(webhooks.id, id), isNull(webhooks.removedAt)));
  return done.rowCount === 1;
}

/** Being sent now, to the receiver of a message that is not. */
const sendingNow = alias(webhookDeliveries, 'sending_now');

/**
 * Claims one due message until `leaseUntil`; other processes skip it, and the receiver’s other messages wait, so that one that
 * hangs takes up one sender only. Call it in a transaction.
 */
export async function claimDelivery(db: Queryable, now: Date, leaseUntil: Date) {
  const [row] = await db
    .select({ delivery: webhookDeliveries, hook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        or(
          and(eq(webhookDeliveries.state, 'queued'), lte(webhookDeliveries.nextAttemptAt, now)),
          and(eq(webhookDeliveries.state, 'sending'), lte(webhookDeliveries.leaseUntil, now)),
        ),
        notExists(
          db
            .select({ id: sendingNow.id })
            .from(sendingNow)
            .where(
              and(
                eq(sendingNow.webhookId, webhooks.id),
                eq(sendingNow.state, 'sending'),
                gt(sendingNow.leaseUntil, now),
              ),
            ),
        ),
      ),
    )
    .orderBy(webhookDeliveries.nextAttemptAt)
    .limit(1)
    // The receiver’s row, too, or all senders would claim for it at the same moment; new messages for it may come meanwhile.
    .for('no key update', { skipLocked: true });
  if (row === undefined) return undefined;
  const attempts = row.delivery.attempts + 1;
  await db
    .update(webhookDeliveries)
    .set({ state: 'sending', leaseUntil, attempts })
    .where(eq(webhookDeliveries.id, row.delivery.id));
  return { hook: row.hook, delivery: { ...row.delivery, attempts } };
}

export async function settleDelivery(
  db: Queryable,
  id: string,
  change: Partial<Pick<DeliveryRow, 'state' | 'nextAttemptAt' | 'lastError' | 'sentAt'>>,
): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ ...change, leaseUntil: null })
    .where(eq(webhookDeliveries.id, id));
}

/** Queues a failed message again. @returns false if it has not failed */
export async function requeueDelivery(db: Queryable, id: string, now: Date): Promise<boolean> {
  const done = await db
    .update(webhookDeliveries)
    .set({ state: 'queued', attempts: 0, nextAttemptAt: now })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'failed')));
  return done.rowCount === 1;
}

/** The outbox, newest first. */
export async function listDeliveries(db: Queryable, page: Page) {
  const rows = await db
    .select({ delivery: webhookDeliveries, name: webhooks.name })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(afterKeyset(webhookDeliveries.createdAt, webhookDeliveries.id, page.after))
    .orderBy(...newestFirst(webhookDeliveries.createdAt, webhookDeliveries.id))
    .limit(page.limit + 1);
  return cutPage(rows, page, ({ delivery }) => ({ at: delivery.createdAt, id: delivery.id }));
}

/** What has been sent or has failed before then goes. */
export async function deleteDeliveriesBefore(db: Queryable, before: Date): Promise<void> {
  await db
    .delete(webhookDeliveries)
    .where(
      and(
        lte(webhookDeliveries.createdAt, before),
        or(eq(webhookDeliveries.state, 'sent'), eq(webhookDeliveries.state, 'failed')),
      ),
    );
}
