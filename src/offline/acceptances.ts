import type { OutboxRow } from '#src/platform/database.ts';
import { announceQueue } from './queue-events.ts';
import { type AcceptedRow, settleAccepted } from './settle.ts';

/** How long an accepted visit of a long drain may wait for the disk, so that many share one transaction. */
const GATHER_MS = 50;

/**
 * What the server has accepted in this batch and the disk does not know yet. Our server answers a repeated key alike,
 * so a crash in between only sends again; for another backend `settleAll` is awaited after every row.
 */
export class Acceptances {
  #accepted: AcceptedRow[] = [];
  #settled: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  add(row: OutboxRow, patientId: string | undefined): void {
    this.#accepted.push({ row, ...(patientId === undefined ? {} : { patientId }) });
    this.#timer ??= setTimeout(() => this.#settle(({ dependsOn }) => dependsOn !== undefined), GATHER_MS);
  }

  /** Resolves when the disk knows all of it, and passes on what went wrong with that. */
  async settleAll(): Promise<void> {
    this.#settle(() => true);
    await this.#settled;
  }

  /** A registration whose booking is on its way waits for it: then both go at once, and nothing has to be linked. */
  #settle(isDue: (row: OutboxRow) => boolean): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const due = this.#accepted.filter(({ row }) => isDue(row));
    const parents = new Set(due.map(({ row }) => row.dependsOn));
    const going = this.#accepted.filter((each) => due.includes(each) || parents.has(each.row.id));
    this.#accepted = this.#accepted.filter((each) => !going.includes(each));
    if (going.length === 0) return;
    this.#settled = this.#settled.then(() => settleAccepted(going)).then(() => announceQueue('changed'));
    // Reported by settleAll.
    this.#settled.catch(() => undefined);
  }
}
