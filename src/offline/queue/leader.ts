import { ask, LOCK, transact } from './transact.ts';

export const BEAT_EVERY_MS = 10_000;

/** What the one drainer of the origin does. `holdsLock` is false in a browser without Web Locks. */
export type Leadership = { readonly signal: AbortSignal; readonly leave: AbortSignal; readonly holdsLock: boolean };
type Work = (turn: Leadership) => Promise<void>;

/**
 * Runs `work` in at most one page of the origin at a time (offline.md rules 6 and 7) until `closed`. Others wait in
 * line for the lock; a page that goes out of sight lets them pass; and one whose stored heartbeat stands still, as a
 * frozen page's does, has the lock taken from it. Work that ends early is begun again in the next turn.
 * @param whenSilent watches the heartbeat until it is told to stop; aborts when it has stood still for too long
 */
export async function lead(
  work: Work,
  closed: AbortSignal,
  whenSilent: (until: AbortSignal) => AbortSignal,
): Promise<void> {
  while (!closed.aborted) {
    if (!navigator.locks) {
      await work({ signal: closed, leave: closed, holdsLock: false });
      continue;
    }
    const held = new AbortController();
    const silent = whenSilent(AbortSignal.any([closed, held.signal]));
    await holdLock({ signal: AbortSignal.any([closed, silent]) }, work, closed, held);
    if (!held.signal.aborted && !closed.aborted) await holdLock({ steal: true }, work, closed, held);
  }
}

async function holdLock(options: LockOptions, work: Work, closed: AbortSignal, held: AbortController): Promise<void> {
  const taken = new AbortController();
  try {
    await navigator.locks.request(LOCK, options, async () => {
      held.abort();
      const signal = AbortSignal.any([closed, taken.signal]);
      const beating = setInterval(() => void beat().catch(() => undefined), BEAT_EVERY_MS);
      await work({ signal, leave: whenHidden(signal), holdsLock: true }).finally(() => clearInterval(beating));
    });
  } catch {
    // Taken away by another page, or the wait was given up: whatever still runs here must not send any more.
    taken.abort();
  }
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
function beat(): Promise<void> {
  return transact('relaxed', async (store) => {
    if (await ask(store('rows').count())) store('counters').put({ name: 'heartbeat', beats: Math.random() });
  });
}
