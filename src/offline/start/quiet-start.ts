import { probeHealth } from '#src/platform/api/public/health.ts';
import { onReach } from '#src/platform/api/http/reach.ts';
import { deviceNow } from '#src/platform/device/device.ts';
import { DATABASES, QUEUE, type QueueStore } from '#src/platform/indexed-db/databases.ts';
import { answerOf, openQueueIfKept } from '#src/platform/indexed-db/open-database.ts';
import { whenIdle } from '#src/platform/loading/later/when-idle.ts';
import { within } from '#shared/within.ts';
import { useConnectivity } from '#src/offline/state/connectivity.ts';

const ROWS: QueueStore = 'rows';
const COUNTS_WITHIN_MS = 3000;

/**
 * Sends what an earlier page left unsent. The store and the client weigh more than all the rest of the shell, so a page
 * for reading does without them as long as nothing is stored here, the server can be reached and no tab reports
 * anything. Fails if they are needed at once and cannot be loaded.
 * @param onLeave notifies when another page is about to replace it; returns the function that stops it
 */
export async function startQueueWhenNeeded(onLeave: (work: () => void) => () => void): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const begin = async (): Promise<void> => {
    const { startOutbox } = await import('#src/offline/outbox/outbox.ts');
    // Until then this listens to the network, so that nothing is missed in between.
    whenIdle(() => {
      waiting.abort();
      startOutbox();
    });
  };
  // Without a network and a worker it cannot be loaded; the next event tries again.
  const beginNow = () => void begin().catch(() => undefined);
  if (deviceNow() || (await within(COUNTS_WITHIN_MS, isAnythingKept()).catch(() => true))) return begin();

  const channel = new BroadcastChannel(QUEUE);
  channel.addEventListener('message', beginNow);
  for (const event of ['online', 'offline']) addEventListener(event, () => void probeHealth(), { signal });
  const stops = [
    () => channel.close(),
    onLeave(beginNow),
    onReach((reached) => {
      useConnectivity.setState({ state: reached ? 'online' : 'offline' });
      if (!reached) beginNow();
    }),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
  await probeHealth();
}

/** True if in doubt. Opening a database that does not exist would create it. */
async function isAnythingKept(): Promise<boolean> {
  try {
    const known = await indexedDB.databases();
    return known.some(({ name }) => name === DATABASES.queue.name) && (await countRows()) > 0;
  } catch {
    return true;
  }
}

async function countRows(): Promise<number> {
  const database = await openQueueIfKept();
  try {
    return await answerOf(database.transaction(ROWS).objectStore(ROWS).count());
  } finally {
    database.close();
  }
}
