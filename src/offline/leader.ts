import { queueProgress } from '#src/platform/database.ts';

const LOCK = 'frontdesk-outbox';
const BEAT_EVERY_MS = 10_000;

/** What the one drainer of the origin does. `holdsLock` is false in a browser without Web Locks. */
export type Leadership = { readonly signal: AbortSignal; readonly leave: AbortSignal; readonly holdsLock: boolean };
type Work = (turn: Leadership) => Promise<void>;

/**
 * Runs `work` in at most one page of the origin at a time (offline.md rules 6 and 7) until `closed`. Others wait in
 * line for the lock; a page that goes out of sight lets them pass; and one whose stored heartbeat stands still for
 * 30 s, as a frozen page's does, has the lock taken from it. Work that ends early is begun again in the next turn.
 */
export async function lead(work: Work, closed: AbortSignal): Promise<void> {
  while (!closed.aborted) {
    if (navigator.locks) await takeTurn(work, closed);
    else await work({ signal: closed, leave: closed, holdsLock: false });
  }
}

async function takeTurn(work: Work, closed: AbortSignal): Promise<void> {
  const silent = new AbortController();
  const memory = { beats: 0, since: 0 };
  const watch = setInterval(() => {
    // Who waits no longer than a beat never needs it.
    const looked = import('./silent-drainer.ts').then(({ isSilent }) => isSilent(memory));
    looked.then((is) => is && silent.abort()).catch(() => undefined);
  }, BEAT_EVERY_MS);
  const stopWatching = () => clearInterval(watch);
  const waiting = AbortSignal.any([closed, silent.signal]);
  const held = await holdLock({ signal: waiting }, work, closed, stopWatching);
  stopWatching();
  if (!held && !closed.aborted && silent.signal.aborted) await holdLock({ steal: true }, work, closed, stopWatching);
}

/** @returns false when the lock was never ours. */
async function holdLock(options: LockOptions, work: Work, closed: AbortSignal, onHeld: () => void): Promise<boolean> {
  const taken = new AbortController();
  let held = false;
  try {
    await navigator.locks.request(LOCK, options, async () => {
      held = true;
      onHeld();
      const signal = AbortSignal.any([closed, taken.signal]);
      const beating = setInterval(() => void beat().catch(() => undefined), BEAT_EVERY_MS);
      await work({ signal, leave: whenHidden(signal), holdsLock: true }).finally(() => clearInterval(beating));
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

/** Says that this drainer lives, while there is something to send. Any new number will do: device clocks jump. */
async function beat(): Promise<void> {
  const { rows, counters } = queueProgress;
  if (await rows.count()) await counters.put({ name: 'heartbeat', beats: Math.random() });
}
