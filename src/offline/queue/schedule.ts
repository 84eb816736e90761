import { monotonicMs } from '#src/platform/browser/clock.ts';
import { backoffMs } from './retry.ts';

/** So often a row fails though the server answers before the others go past it. */
export const TRIES_IN_LINE = 3;

/** Longest the drainer sleeps without looking, should a wake have been missed. */
const LOOK_EVERY_MS = 30_000;

/** Longest a Retry-After is believed. A server that said a year by mistake is asked again today. */
const LONGEST_ASKED_MS = 300_000;

/** `asked` waits are a server's Retry-After, which nothing shortens. */
type Wait = { untilMs: number; asked: boolean; tries: number };

/** The wait that holds everybody. */
const ALL = '';

/**
 * Who may go when, by this page's monotonic clock only. A failure holds up everything at first, so that order is
 * kept through a short trouble; a row that keeps failing while the server answers then waits alone.
 */
export function makeSchedule() {
  const waits = new Map<string, Wait>();
  let failures = 0;

  const mayGo = (rowId: string) => (waits.get(rowId)?.untilMs ?? 0) <= monotonicMs();
  const wait = (rowId: string, after: number, tries: number, askedMs?: number) => {
    const untilMs = after && monotonicMs() + Math.max(Math.min(LONGEST_ASKED_MS, askedMs ?? 0), backoffMs(after - 1));
    waits.set(rowId, { untilMs, asked: askedMs !== undefined, tries });
  };
  /** Nothing is known to be wrong with a row: everything waits, longer with every failure since the last success. */
  const holdAll = (askedMs?: number) => wait(ALL, (failures += 1), 0, askedMs);

  return {
    mayGo,
    isHeld: () => !mayGo(ALL),
    holdAll,

    accept(rowId: string): void {
      waits.delete(rowId);
      failures = 0;
    },

    /** The row was not accepted by a server that answers: at first all wait for it, later it waits alone. */
    holdRow(rowId: string, askedMs?: number): void {
      const tries = (waits.get(rowId)?.tries ?? 0) + 1;
      const alone = tries >= TRIES_IN_LINE;
      wait(rowId, alone ? tries + 1 : 0, tries, askedMs);
      if (!alone) holdAll(askedMs);
    },

    /** The world may have changed (online, focus, a probe that got through): who was not asked to wait may go. */
    reset(): void {
      failures = 0;
      for (const each of waits.values()) if (!each.asked) each.untilMs = 0;
    },

    /**
     * How long to sleep: until the next wait is over.
     * @param lookedAt when it was last seen who may go; a wait that has ended since then is not slept through
     */
    msUntilNext(lookedAt: number): number {
      const now = monotonicMs();
      const left = Array.from(waits.values(), ({ untilMs }) => (untilMs < lookedAt ? LOOK_EVERY_MS : untilMs - now));
      return Math.max(0, Math.min(LOOK_EVERY_MS, ...left));
    },
  };
}

export type Schedule = ReturnType<typeof makeSchedule>;
