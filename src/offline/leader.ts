import { queueDatabase } from '#src/platform/database.ts';
import { monotonicMs } from '#src/platform/clock.ts';

const LOCK = 'frontdesk-outbox';
const BEAT_EVERY_MS = 10_000;
const SILENT_AFTER_MS = 30_000;

/** What the one drainer of the origin does. `holdsLock` is false in a browser without Web Locks. */
export type Leadership = { readonly signal: AbortSignal; readonly leave: AbortSignal; readonly holdsLock: boolean };

/**
 * Runs `work` in at most one page of the origin at a time (offline.md rules 6 and 7). Others wait in line for the
 * lock; a page that goes out of sight lets them pass; and one whose stored heartbeat stands still for 30 s, as a
 * frozen page's does, has the lock taken from it. Work that ends early is begun again in the next turn.
 * @returns the way to stop for good, as closing the page does.
 */
export function lead(work: (turn: Leadership) => Promise<void>): () => void {
  const closed = new AbortController();
  void takeTurns(work, closed.signal);
  return () => closed.abort();
}

async function takeTurns(work: (turn: Leadership) => Promise<void>, closed: AbortSignal): Promise<void> {
  while (!closed.aborted) {
    if (navigator.locks) await waitForTurn(work, closed);
    else await work({ signal: closed, leave: new AbortController().signal, holdsLock: false });
  }
}

async function waitForTurn(work: (turn: Leadership) => Promise<void>, closed: AbortSignal): Promise<void> {
  const silent = new AbortController();
  const stopWatching = watchHeartbeat(() => silent.abort());
  const queued = await holdLock({ signal: AbortSignal.any([closed, silent.signal]) }, work, closed, stopWatching);
  stopWatching();
  if (!queued && silent.signal.aborted && !closed.aborted)
    await holdLock({ steal: true }, work, closed, () => undefined);
}

/** @returns false when the lock was never ours. */
async function holdLock(
  options: LockOptions,
  work: (turn: Leadership) => Promise<void>,
  closed: AbortSignal,
  onHeld: () => void,
): Promise<boolean> {
  const taken = new AbortController();
  let held = false;
  try {
    await navigator.locks.request(LOCK, options, async () => {
      held = true;
      onHeld();
      const signal = AbortSignal.any([closed, taken.signal]);
      const stopBeating = beat();
      const leave = whenHidden(signal);
      await work({ signal, leave, holdsLock: true }).finally(stopBeating);
    });
  } catch {
    // Taken away by another page, or the wait was given up: whatever still runs here must not send any more.
    taken.abort();
  }
  return held;
}

/** A page out of sight may be throttled or frozen; one that is seen should send. */
function whenHidden(until: AbortSignal): AbortSignal {
  const hidden = new AbortController();
  const look = () => {
    if (document.visibilityState === 'hidden') hidden.abort();
  };
  document.addEventListener('visibilitychange', look, { signal: AbortSignal.any([until, hidden.signal]) });
  return hidden.signal;
}

async function unsentBeats(): Promise<number | undefined> {
  if ((await queueDatabase.rows.count()) === 0) return undefined;
  const kept = await queueDatabase.counters.get('heartbeat');
  return kept?.name === 'heartbeat' ? kept.beats : 0;
}

/** Counts up while there is something to send. A count, not a time: device clocks jump. */
function beat(): () => void {
  const timer = setInterval(() => {
    void unsentBeats()
      .then(async (beats) => {
        if (beats !== undefined) await queueDatabase.counters.put({ name: 'heartbeat', beats: beats + 1 });
      })
      .catch(() => undefined);
  }, BEAT_EVERY_MS);
  return () => clearInterval(timer);
}

/** Calls once when the heartbeat has stood still for 30 s of this page's own time while something was unsent. */
function watchHeartbeat(onSilent: () => void): () => void {
  let last: number | undefined;
  let since = monotonicMs();
  const timer = setInterval(() => {
    void unsentBeats()
      .then((beats) => {
        if (beats === undefined || beats !== last) since = monotonicMs();
        last = beats;
        if (monotonicMs() - since < SILENT_AFTER_MS) return;
        clearInterval(timer);
        onSilent();
      })
      .catch(() => undefined);
  }, BEAT_EVERY_MS);
  return () => clearInterval(timer);
}
