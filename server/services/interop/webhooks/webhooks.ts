import { randomBytes } from 'node:crypto';
import {
  DELIVERY_STATES,
  type AddedHook,
  type Delivery,
  type Hook,
  type NewHookBody,
} from '#shared/contract/interop/webhooks.ts';
import type { Keyset, Page } from '#server/database/paging/keyset.ts';
import {
  insertHook,
  listDeliveries,
  listHooks,
  markHookRemoved,
  requeueDelivery,
  type HookRow,
} from '#server/database/repositories/interop/webhooks-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';

/** Adds an address to be told. The secret that its messages are signed with is shown this once. */
export async function addHook(db: Queryable, actor: Principal, body: NewHookBody, now: Date): Promise<AddedHook> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const { name, url, mayBePrivate } = body;
  const row = { id: uuidV7(now), name, url, mayBePrivate, events: [...new Set(body.events)], createdAt: now };
  await insertHook(db, { ...row, secret, createdBy: actor.id });
  await audit(db, now, actor, 'webhook-added', row.id);
  return { webhook: view(row), secret };
}

export async function hooksForAdmin(db: Queryable): Promise<Hook[]> {
  return (await listHooks(db)).map(view);
}

/** Nothing more is sent there, what waits neither. */
export async function removeHook(db: Queryable, actor: Principal, id: string, now: Date): Promise<boolean> {
  if (!isUuid(id) || !(await markHookRemoved(db, id, now))) return false;
  await audit(db, now, actor, 'webhook-removed', id);
  return true;
}

/** The outbox as administrators see it: what was told when, and what became of it. */
export async function deliveriesForAdmin(
  db: Queryable,
  page: Page,
): Promise<{ deliveries: Delivery[]; next: Keyset | null }> {
  const { rows, next } = await listDeliveries(db, page);
  const deliveries = rows.map(({ delivery, name }) => ({
    _id: delivery.id,
    webhook: name,
    event: delivery.event,
    state: DELIVERY_STATES.find((state) => state === delivery.state) ?? 'failed',
    attempts: delivery.attempts,
    lastError: delivery.lastError,
    createdAt: delivery.createdAt.toISOString(),
    sentAt: delivery.sentAt?.toISOString() ?? null,
  }));
  return { deliveries, next };
}

export async function retryDelivery(db: Queryable, actor: Principal, id: string, now: Date): Promise<boolean> {
  if (!isUuid(id) || !(await requeueDelivery(db, id, now))) return false;
  await audit(db, now, actor, 'delivery-retried', id);
  return true;
}

function view(row: Pick<HookRow, 'id' | 'name' | 'url' | 'events' | 'mayBePrivate' | 'createdAt'>): Hook {
  const { id, name, url, events, mayBePrivate, createdAt } = row;
  return { _id: id, name, url, events, mayBePrivate, createdAt: createdAt.toISOString() };
}
