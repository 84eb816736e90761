import { lendCredential } from '#src/platform/api/write/device-headers.ts';
import { connectQueue } from '#src/platform/indexed-db/queue-connection.ts';
import { QUEUE } from '#src/platform/indexed-db/databases.ts';
import { openQueueIfKept } from '#src/platform/indexed-db/open-database.ts';
import { SYNC_TAG } from './background-sync.ts';
import { recoverRows } from '#src/offline/queue/rows.ts';
import { drain } from '#src/offline/queue/send.ts';
import { ask, transact } from '#src/offline/queue/transact.ts';
import { makeSchedule } from '#src/offline/queue/schedule.ts';
import { courier } from '#src/offline/visits/courier.ts';

declare const self: ServiceWorkerGlobalScope;

/** The web worker library has no types for Background Sync. */
function isSync(event: Event): event is ExtendableEvent & { readonly tag: string } {
  return event instanceof ExtendableEvent && 'tag' in event;
}

/** If somebody holds the lock for longer, a live page is sending. */
const WAITS_MS = 10_000;
/** Browsers end a worker some minutes after such an event. */
const ENDS_AFTER_MS = 120_000;

/**
 * Sends what is left when the network is back and perhaps no page is open (OFF-8), with the same code, keys and lock as
 * a page. A failed event is repeated. A row's content is only in memory while it is being sent.
 */
export function sendInBackground(): void {
  self.addEventListener('sync', (event) => {
    if (isSync(event) && event.tag === SYNC_TAG) event.waitUntil(sendOnce());
  });
}

async function sendOnce(): Promise<void> {
  const waiting = new AbortController();
  const giveUp = setTimeout(() => waiting.abort(), WAITS_MS);
  try {
    await navigator.locks.request(QUEUE, { signal: waiting.signal }, async () => {
      clearTimeout(giveUp);
      // Opened only by the holder of the lock, because two events at once must not close each other's connection.
      const database = await openQueueIfKept();
      connectQueue(async () => database);
      await drainOnce().finally(() => database.close());
    });
  } catch (error) {
    if (!waiting.signal.aborted) throw error;
  }
}

async function drainOnce(): Promise<void> {
  const schedule = makeSchedule();
  const signal = AbortSignal.timeout(ENDS_AFTER_MS);
  lendCredential(await keptCredential());
  // Their owner is gone, or the lock would not have been granted.
  await recoverRows(true);
  await drain({ courier, schedule, signal, leave: signal });
  if (schedule.isHeld()) throw new Error('Not everything could be sent.');
}

/** Left by the last page that requested the event. */
function keptCredential(): Promise<string | undefined> {
  return transact(async (store) => {
    const kept: { credential: string } | undefined = await ask(store('keys').get('device'));
    return kept?.credential;
  });
}
