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

/** The types of the web worker library know nothing of Background Sync. */
function isSync(event: Event): event is ExtendableEvent & { readonly tag: string } {
  return event instanceof ExtendableEvent && 'tag' in event;
}

/** Whoever has the lock for longer is a page that lives, and sends. */
const WAITS_MS = 10_000;
/** Browsers end a worker some minutes after such an event. */
const ENDS_AFTER_MS = 120_000;

/**
 * Sends what is left when the browser has a network again and no page may be open (OFF-8): with the same code,
 * keys and lock as a page. An event that fails comes again. What a row says is in memory while it is sent, no longer.
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
      // Opened only by whoever has the lock: two events at once must not close each other's.
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
  // Whoever had them is no more: the lock says so.
  await recoverRows(true);
  await drain({ courier, schedule, signal, leave: signal });
  if (schedule.isHeld()) throw new Error('Not everything could be sent.');
}

/** What the last page that asked for the event has left. */
function keptCredential(): Promise<string | undefined> {
  return transact(async (store) => {
    const kept: { credential: string } | undefined = await ask(store('keys').get('device'));
    return kept?.credential;
  });
}
