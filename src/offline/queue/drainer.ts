import { type Leadership, lead } from './leader.ts';
import { onQueue } from './events.ts';
import { freeRows } from './rows.ts';
import { drain, LEASE_MS } from './send.ts';
import { makeSchedule } from './schedule.ts';

/** Sends the queue until the page is `closed`, in whichever page of the origin leads (see `lead`). */
export function startDrainer(closed: AbortSignal, whenSilent: Parameters<typeof lead>[2]): void {
  const schedule = makeSchedule();
  // One listener at a time, made anew each round: a kiosk sleeps some million times and must not keep any of it.
  let ring = () => undefined as void;
  const wake = () => {
    schedule.reset();
    ring();
  };
  onQueue('wake', wake, closed);

  void lead(
    async (turn) => {
      for (const end of [turn.signal, turn.leave]) end.addEventListener('abort', () => ring());
      let recovered = false;
      while (!turn.signal.aborted && !turn.leave.aborted) {
        // Hung up before draining, so that a ring meanwhile is not missed.
        const rung = new Promise<void>((resolve) => {
          ring = resolve;
        });
        try {
          if (!recovered) await recoverRows(turn);
          recovered = turn.holdsLock;
          if (!schedule.isHeld()) await drain({ ...turn, schedule });
        } catch {
          // A broken disk or a bug: the rows stay where they are, and a later round takes them up again.
          recovered = false;
          schedule.holdAll();
        }
        const timer = setTimeout(() => ring(), schedule.msUntilNext());
        await rung;
        clearTimeout(timer);
      }
    },
    closed,
    whenSilent,
  );
}

/**
 * Puts back what a drainer that is no more had taken. Whoever holds the lock may take all of it: the keys make a
 * second sending harmless. Without locks only an expired lease, or one no clock of ours can have written, counts.
 */
function recoverRows({ holdsLock }: Leadership): Promise<void> {
  const now = Date.now();
  return freeRows('sending', ({ leaseUntil = 0 }) => holdsLock || leaseUntil < now || leaseUntil > now + LEASE_MS);
}
