import { monotonicMs } from '#src/platform/browser/clock.ts';
import type { Courier } from './courier.ts';
import { onQueue } from './events.ts';
import { type Heartbeat, type Leadership, lead } from './leader.ts';
import { recoverRows } from './rows.ts';
import { makeSchedule } from './schedule.ts';
import { drain } from './send.ts';

/** Sends the queue until the page is `closed`, in whichever page of the origin leads (see `lead`). */
export function startDrainer(courier: Courier, closed: AbortSignal, heartbeat: Heartbeat): void {
  const schedule = makeSchedule();
  // One listener at a time, created anew each round: a kiosk sleeps millions of times and must not accumulate any.
  let ring = () => undefined as void;
  const wake = () => {
    schedule.reset();
    ring();
  };
  onQueue('wake', wake, closed);

  const sendInTurn = async (turn: Leadership) => {
    turn.leave.addEventListener('abort', () => ring());
    while (!turn.leave.aborted) {
      // Registered before draining, so that no event in between is missed.
      const rung = new Promise<void>((resolve) => {
        ring = resolve;
      });
      const lookedAt = monotonicMs();
      try {
        await recoverRows(turn.holdsLock);
        await drain({ ...turn, courier, schedule });
      } catch {
        // A broken disk or a bug: the rows stay, and a later round picks them up again.
        schedule.holdAll();
      }
      const timer = setTimeout(() => ring(), schedule.msUntilNext(lookedAt));
      await rung;
      clearTimeout(timer);
    }
  };
  void lead(sendInTurn, closed, heartbeat);
}
