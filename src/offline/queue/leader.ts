import { anySignal } from '#src/platform/api/http/any-signal.ts';
import { QUEUE } from '#src/platform/indexed-db/databases.ts';
import { within } from '#shared/within.ts';

export const BEAT_EVERY_MS = 10_000;
const LOCKS_ANSWER_WITHIN_MS = 5000;

/**
 * What the origin's one drainer is given. `signal`: stop sending and drop what is in flight. `leave`: the same, or
 * finish what is in flight and let another page continue. `holdsLock` is false in a browser without Web Locks.
 */
export type Leadership = { readonly signal: AbortSignal; readonly leave: AbortSignal; readonly holdsLock: boolean };

/** How a leading page shows that it is alive, and how others notice that it is not (../heartbeat.ts). */
export type Heartbeat = {
  readonly beat: () => void;
  /** Watches until told to stop; aborts when the heartbeat has stood still for too long. */
  readonly whenSilent: (until: AbortSignal) => AbortSignal;
};
type Work = (turn: Leadership) => Promise<void>;

/**
 * Runs `work` in at most one page of the origin at a time (OFF-2) until `closed`. The others wait for the lock; a page
 * that becomes hidden lets them go first, and a page whose stored heartbeat stands still, as a frozen page's does,
 * loses the lock. Work that ends early starts again in the next turn.
 */
export async function lead(work: Work, closed: AbortSignal, heartbeat: Heartbeat): Promise<void> {
  if (await locksAnswer()) await leadByLock(work, closed, heartbeat);
  while (!closed.aborted) await work({ signal: closed, leave: closed, holdsLock: false });
}

async function leadByLock(work: Work, closed: AbortSignal, heartbeat: Heartbeat): Promise<void> {
  while (!closed.aborted) {
    const held = new AbortController();
    const hold = async (options: LockOptions) => {
      const taken = new AbortController();
      try {
        await navigator.locks.request(QUEUE, options, async () => {
          held.abort();
          const signal = anySignal([closed, taken.signal]);
          const beating = setInterval(heartbeat.beat, BEAT_EVERY_MS);
          await work({ signal, leave: whenHidden(signal), holdsLock: true }).finally(() => clearInterval(beating));
        });
      } catch {
        // Another page took the lock, or the wait was given up: whatever is still running here must not send any more.
        taken.abort();
      }
    };
    const silent = heartbeat.whenSilent(anySignal([closed, held.signal]));
    await hold({ signal: anySignal([closed, silent]) });
    if (!held.signal.aborted && !closed.aborted) await hold({ steal: true });
  }
}

/**
 * False if there are no locks, or if requests for them are never answered. Querying who holds a lock tells a held one
 * from one that never comes.
 */
async function locksAnswer(): Promise<boolean> {
  if (!navigator.locks) return false;
  return within(LOCKS_ANSWER_WITHIN_MS, navigator.locks.query()).then(
    () => true,
    () => false,
  );
}

/** A hidden page may be throttled or frozen; a visible one should send. */
function whenHidden(until: AbortSignal): AbortSignal {
  const hidden = new AbortController();
  const leave = anySignal([until, hidden.signal]);
  const look = () => {
    if (document.visibilityState === 'hidden') hidden.abort();
  };
  document.addEventListener('visibilitychange', look, { signal: leave });
  return leave;
}
