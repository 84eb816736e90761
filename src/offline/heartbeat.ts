import { monotonicMs } from '#src/platform/clock.ts';
import { queueDatabase } from '#src/platform/database.ts';
import { BEAT_EVERY_MS } from './queue/leader.ts';
import { ask, transact } from './queue/transact.ts';

const SILENT_AFTER_MS = 30_000;

/** What was last seen of the heartbeat, and since when by this page's own time. */
type Memory = { beats: number; since: number };

/** Says that this drainer lives, while there is something to send. Any new number will do: device clocks jump. */
export function beat(): void {
  const beating = transact(async (store) => {
    if (await ask(store('rows').count())) store('counters').put({ name: 'heartbeat', beats: Math.random() });
  });
  beating.catch(() => undefined);
}

/** Watches the heartbeat of whoever sends; the signal comes when it has stood still for 30 s with something unsent. */
export function whenSilent(until: AbortSignal): AbortSignal {
  const silent = new AbortController();
  const memory = { beats: 0, since: 0 };
  const look = () =>
    isSilent(memory).then(
      (is) => is && silent.abort(),
      () => undefined,
    );
  const watch = setInterval(() => void look(), BEAT_EVERY_MS);
  until.addEventListener('abort', () => clearInterval(watch));
  return silent.signal;
}

/** To be asked again and again. */
async function isSilent(memory: Memory): Promise<boolean> {
  const unsent = await queueDatabase.rows.count();
  const kept = await queueDatabase.counters.get('heartbeat');
  const beats = kept?.name === 'heartbeat' ? kept.beats : 0;
  const now = monotonicMs();
  if (memory.since === 0 || unsent === 0 || beats !== memory.beats) memory.since = now;
  memory.beats = beats;
  return now - memory.since >= SILENT_AFTER_MS;
}
