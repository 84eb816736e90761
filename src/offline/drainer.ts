import { type Leadership, lead } from './leader.ts';
import { onQueue } from './queue-events.ts';
import { recoverRows } from './queue-rows.ts';
import { drain, LEASE_MS } from './replay.ts';
import { Schedule } from './schedule.ts';

/** Sends the queue for as long as the page lives, in whichever page of the origin leads. Returns the way to stop. */
export function startDrainer(): () => void {
  const schedule = new Schedule();
  const bell = new Bell();
  const stopHearing = onQueue('wake', () => {
    schedule.reset();
    bell.ring();
  });
  const stopLeading = lead((turn) => work(turn, schedule, bell));
  return () => {
    stopHearing();
    stopLeading();
  };
}

async function work(turn: Leadership, schedule: Schedule, bell: Bell): Promise<void> {
  turn.signal.addEventListener('abort', () => bell.ring());
  turn.leave.addEventListener('abort', () => bell.ring());
  let recovered = false;
  while (!turn.signal.aborted && !turn.leave.aborted) {
    // Hung up before draining, so that a ring meanwhile is not missed.
    const rung = bell.next();
    try {
      if (!recovered) await recoverRows(turn.holdsLock, LEASE_MS);
      recovered = turn.holdsLock;
      if (!schedule.isHeld()) await drain({ ...turn, schedule });
    } catch {
      // A broken disk or a bug: the rows stay where they are, and a later round takes them up again.
      recovered = false;
      schedule.holdAll();
    }
    await earliest(rung, schedule.msUntilNext());
  }
}

/** One listener at a time, made anew each round: a kiosk sleeps some million times and must not keep any of it. */
class Bell {
  #heard: () => void = () => undefined;

  ring(): void {
    this.#heard();
  }

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#heard = resolve;
    });
  }
}

async function earliest(rung: Promise<void>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([rung, passed]);
  clearTimeout(timer);
}
