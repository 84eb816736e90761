import { monotonicMs } from '#src/platform/browser/clock.ts';
import { queueDatabase } from '#src/platform/store/database.ts';
import { BEAT_EVERY_MS } from '#src/offline/queue/leader.ts';
import { ask, transact } from '#src/offline/queue/transact.ts';

const SILENT_AFTER_MS = 30_000;

/**
 * Shows that this drainer is alive while there is something to send. Any new number will do, because device clocks
 * jump.
 */
export function beat(): void {
  const beating = transact(async (store) => {
    if (await ask(store('rows').count())) store('counters').put({ name: 'heartbeat', beats: Math.random() });
  });
  beating.catch(() => undefined);
}

/** Watches the sender's heartbeat; the signal aborts when it has stood still for 30 s with something unsent. */
export function whenSilent(until: AbortSignal): AbortSignal {
  const silent = new AbortController();
  // The last value seen, and since when, by this page's monotonic clock.
  let seen = 0;
  let since = 0;
  const look = async () => {
    const unsent = await queueDatabase.rows.count();
    const kept = await queueDatabase.counters.get('heartbeat');
    const beats = kept?.name === 'heartbeat' ? kept.beats : 0;
    const now = monotonicMs();
    if (since === 0 || unsent === 0 || beats !== seen) since = now;
    seen = beats;
    if (now - since >= SILENT_AFTER_MS) silent.abort();
  };
  const watch = setInterval(() => void look().catch(() => undefined), BEAT_EVERY_MS);
  until.addEventListener('abort', () => clearInterval(watch));
  return silent.signal;
}
