import { anySignal } from '#src/platform/api/http/any-signal.ts';
import { QUEUE } from '#src/platform/indexed-db/databases.ts';
import { within } from '#shared/within.ts';

export const BEAT_EVERY_MS = 10_000;
const LOCKS_ANSWER_WITHIN_MS = 5000;

/**
 * What the one drainer of the origin does. `signal`: it may send no more and drops what is in flight. `leave`: that, or
 * it should finish what is in flight and let another page go on. `holdsLock` is false in a browser without Web Locks.
 */
export type Leadership = { readonly signal: AbortSignal; readonly leave: AbortSignal; readonly holdsLock: boolean };

/** How a page that leads shows that it is alive, and how others see that it is not (../heartbeat.ts). */
export type Heartbeat = {
  readonly beat: () => void;
  /** Watches until it is told to stop; aborts when the heartbeat has stood still for too long. */
  readonly whenSilent: (until: AbortSignal) => AbortSignal;
};
type Work = (turn: Leadership) => Promise<void>;

/**
 * Runs `work` in at most one page of the origin at a time (OFF-2) until `closed`. Others wait in
 * line for the lock; a page that goes out of sight lets them pass; and one whose stored heartbeat stands still, as a
 * frozen page's does, has the lock taken from it. Work that ends early is begun again in the next turn.
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
        // Taken away by another page, or the wait was given up: whatever still runs here must not send any more.
        taken.abort();
      }
    };
    const silent = heartbeat.whenSilent(anySignal([closed, held.signal]));
    await hold({ signal: anySignal([closed, silent]) });
    if (!held.signal.aborted && !closed.aborted) await hold({ steal: true });
  }
}

/** False where there are none, and where they are not answered: a lock that never comes is told from one that is held by asking who holds it. */
async function locksAnswer(): Promise<boolean> {
  if (!navigator.locks) return false;
  return within(LOCKS_ANSWER_WITHIN_MS, navigator.locks.query()).then(
    () => true,
    () => false,
  );
}

/** A page out of sight may be throttled or frozen; one that is seen should send. */
function whenHidden(until: AbortSignal): AbortSignal {
  const hidden = new AbortController();
  const leave = anySignal([until, hidden.signal]);
  const look = () => {
    if (document.visibilityState === 'hidden') hidden.abort();
  };
  document.addEventListener('visibilitychange', look, { signal: leave });
  return leave;
}
