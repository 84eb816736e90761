import { monotonicMs } from '#src/platform/clock.ts';
import { backoffMs } from './retry.ts';

/** So often a row fails though the server answers before the others go past it. */
export const TRIES_IN_LINE = 3;

/** Longest the drainer sleeps without looking, should a wake have been missed. */
const LOOK_EVERY_MS = 30_000;

/** `asked` waits are a server's Retry-After, which nothing shortens. */
type Wait = { readonly untilMs: number; readonly asked: boolean };
const NO_WAIT: Wait = { untilMs: 0, asked: false };

/**
 * Who may go when, by this page's monotonic clock only. A failure holds up everything at first, so that order is
 * kept through a short trouble; a row that keeps failing while the server answers then waits alone.
 */
export class Schedule {
  readonly #rows = new Map<string, Wait>();
  readonly #tries = new Map<string, number>();
  #all = NO_WAIT;
  #failures = 0;

  mayGo(rowId: string): boolean {
    return (this.#rows.get(rowId) ?? NO_WAIT).untilMs <= monotonicMs();
  }

  isHeld(): boolean {
    return this.#all.untilMs > monotonicMs();
  }

  accepted(rowId: string): void {
    this.#rows.delete(rowId);
    this.#tries.delete(rowId);
    this.#failures = 0;
  }

  /** Nothing is known to be wrong with a row: everything waits, longer with every failure since the last success. */
  holdAll(askedMs?: number): void {
    this.#all = waitFor(this.#failures, askedMs);
    this.#failures += 1;
  }

  /** The row was not accepted by a server that answers: at first all wait for it, later it waits alone. */
  holdRow(rowId: string, askedMs?: number): void {
    const tries = (this.#tries.get(rowId) ?? 0) + 1;
    this.#tries.set(rowId, tries);
    if (tries < TRIES_IN_LINE) this.holdAll(askedMs);
    else {
      this.#rows.set(rowId, waitFor(tries, askedMs));
      this.#failures += 1;
    }
  }

  /** The world may have changed (online, focus, a probe that got through): who was not asked to wait may go. */
  reset(): void {
    this.#failures = 0;
    if (!this.#all.asked) this.#all = NO_WAIT;
    for (const [rowId, wait] of this.#rows) if (!wait.asked) this.#rows.delete(rowId);
  }

  /** How long to sleep. A wait that is over by now is told once, as 0, so that its end is never slept through. */
  msUntilNext(): number {
    const now = monotonicMs();
    if (this.#all !== NO_WAIT) {
      const held = this.#all.untilMs - now;
      if (held <= 0) this.#all = NO_WAIT;
      return Math.max(0, held);
    }
    let next = LOOK_EVERY_MS;
    for (const [rowId, { untilMs }] of this.#rows) {
      if (untilMs <= now) this.#rows.delete(rowId);
      next = Math.min(next, Math.max(0, untilMs - now));
    }
    return next;
  }
}

function waitFor(failures: number, askedMs: number | undefined): Wait {
  return { untilMs: monotonicMs() + Math.max(askedMs ?? 0, backoffMs(failures)), asked: askedMs !== undefined };
}
