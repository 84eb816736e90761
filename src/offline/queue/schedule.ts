import { monotonicMs } from '#src/platform/browser/clock.ts';
import { backoffMs } from './retry.ts';

/** How often a row fails while the server answers before others may overtake it. */
export const TRIES_IN_LINE = 3;

/** The longest the drainer sleeps without looking, in case a wake event was missed. */
const LOOK_EVERY_MS = 30_000;

/** The longest Retry-After that is believed: a server that said a year by mistake is asked again today. */
const LONGEST_ASKED_MS = 300_000;

/** `asked` waits come from a server's Retry-After and are never shortened. */
type Wait = { untilMs: number; asked: boolean; tries: number };

/** The wait that applies to every row. */
const ALL = '';

/**
 * Who may be sent when, by this page's monotonic clock only. A failure holds everything up at first, so that the order
 * survives a short disruption; a row that keeps failing while the server answers then waits alone.
 */
export function makeSchedule() {
  const waits = new Map<string, Wait>();
  let failures = 0;

  const mayGo = (rowId: string) => (waits.get(rowId)?.untilMs ?? 0) <= monotonicMs();
  const wait = (rowId: string, after: number, tries: number, askedMs?: number) => {
    const untilMs = after && monotonicMs() + Math.max(Math.min(LONGEST_ASKED_MS, askedMs ?? 0), backoffMs(after - 1));
    waits.set(rowId, { untilMs, asked: askedMs !== undefined, tries });
  };
  /** No single row is at fault: everything waits, longer with every failure since the last success. */
  const holdAll = (askedMs?: number) => wait(ALL, (failures += 1), 0, askedMs);

  return {
    mayGo,
    isHeld: () => !mayGo(ALL),
    holdAll,

    accept(rowId: string): void {
      waits.delete(rowId);
      failures = 0;
    },

    /** The server answered but did not accept the row: at first everything waits for it, later it waits alone. */
    holdRow(rowId: string, askedMs?: number): void {
      const tries = (waits.get(rowId)?.tries ?? 0) + 1;
      const alone = tries >= TRIES_IN_LINE;
      wait(rowId, alone ? tries + 1 : 0, tries, askedMs);
      if (!alone) holdAll(askedMs);
    },

    /**
     * Circumstances may have changed (online, focus, a successful probe): every wait ends that the server did not ask
     * for.
     */
    reset(): void {
      failures = 0;
      for (const each of waits.values()) if (!each.asked) each.untilMs = 0;
    },

    /**
     * How long to sleep until the next wait is over.
     * @param lookedAt when the waits were last checked; one that has ended since then is not slept through
     */
    msUntilNext(lookedAt: number): number {
      const now = monotonicMs();
      const left = Array.from(waits.values(), ({ untilMs }) => (untilMs < lookedAt ? LOOK_EVERY_MS : untilMs - now));
      return Math.max(0, Math.min(LOOK_EVERY_MS, ...left));
    },
  };
}

export type Schedule = ReturnType<typeof makeSchedule>;
