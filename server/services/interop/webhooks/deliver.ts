import * as v from 'valibot';
import type { Database } from '#server/database/engine/client.ts';
import {
  claimDelivery,
  settleDelivery,
  type DeliveryRow,
} from '#server/database/repositories/interop/webhooks-repository.ts';
import type { PostOutcome, PostSigned } from '#server/gateways/webhooks/post-signed.ts';
import { LEASE_MS, MOST_ATTEMPTS, waitMs } from '#server/services/outbox/back-off.ts';

/** So many receivers are talked to at once: one that hangs does not hold the others up. */
const AT_ONCE = 4;

const About = v.object({ patient: v.optional(v.string()), appointment: v.optional(v.string()) });

type Delivering = {
  readonly database: Database;
  readonly post: PostSigned;
  readonly now: () => Date;
  readonly random?: () => number;
  readonly publicUrl: string | undefined;
};

/** Sends every message that is due; several processes share the outbox. */
export async function deliverDue(delivering: Delivering): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => deliverOneByOne(delivering)));
}

async function deliverOneByOne({ database, post, now, random = Math.random, publicUrl }: Delivering): Promise<void> {
  for (;;) {
    const leaseUntil = new Date(now().getTime() + LEASE_MS);
    const claimed = await database.transaction((db) => claimDelivery(db, now(), leaseUntil));
    if (claimed === undefined) return;
    const { hook, delivery } = claimed;
    const outcome: PostOutcome =
      hook.removedAt === null
        ? await post(hook, { id: delivery.id, body: bodyOf(delivery, publicUrl), at: now() })
        : { kind: 'refused', reason: 'This webhook has been removed.' };
    await settleDelivery(database.orm, delivery.id, changeAfter(outcome, delivery, now(), random));
    // Its receiver’s other messages wait for the next look, so that whoever came meanwhile has a turn.
    if (outcome.kind === 'failed') return;
  }
}

/** What happened, with ids and where to read more: no name, no number, no word of a patient. */
function bodyOf({ event, about, createdAt }: DeliveryRow, publicUrl = ''): string {
  const { patient, appointment } = v.parse(About, about);
  const link = (type: string, id: string) => ({ id, url: `${publicUrl}/fhir/${type}/${id}` });
  const data = {
    ...(patient === undefined ? {} : { patient: link('Patient', patient) }),
    ...(appointment === undefined ? {} : { appointment: link('Appointment', appointment) }),
  };
  return JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
}

function changeAfter(outcome: PostOutcome, { attempts }: DeliveryRow, now: Date, random: () => number) {
  if (outcome.kind === 'sent') return { state: 'sent', sentAt: now, lastError: null, nextAttemptAt: null };
  const lastError = outcome.reason;
  if (outcome.kind === 'refused' || attempts >= MOST_ATTEMPTS)
    return { state: 'failed', lastError, nextAttemptAt: null };
  return { state: 'queued', lastError, nextAttemptAt: new Date(now.getTime() + waitMs(attempts, random)) };
}
