import { backend, isOurs } from '#src/platform/api/backend.ts';
import { probeHealth } from '#src/platform/api/health.ts';
import { monotonicMs } from '#src/platform/clock.ts';
import type { OutboxRow } from '#src/platform/database.ts';
import { ATTEMPT_TIMEOUT_MS, attemptRow } from './attempt.ts';
import { announceQueue } from './events.ts';
import type { Refusal } from './retry.ts';
import { claimRows, freeRows } from './rows.ts';
import { type Schedule, TRIES_IN_LINE } from './schedule.ts';
import { unseal } from './sealing.ts';
import { type AcceptedRow, settleAccepted, settleRefusal } from './settle.ts';

/** A server that answers is given more and more rows in one transaction; after a failure one visit is enough to see. */
const [LEAST, MOST] = [2, 64];

/** How long an accepted visit of a long drain may wait for its transaction, so that many share one. */
const GATHER_MS = 250;

/** A lease outlasts every attempt of its batch. */
export const LEASE_MS = (MOST + 1) * ATTEMPT_TIMEOUT_MS;

/** `signal`: this page may send no more, drop what is in flight. `leave`: finish it, then let another page go on. */
export type Turn = { readonly schedule: Schedule; readonly signal: AbortSignal; readonly leave: AbortSignal };

/** Sends what may go, one row after the other in the order they were made, until nothing is left that may. */
export async function drain(turn: Turn): Promise<void> {
  // A person who just pressed Submit (no tries yet) does not wait for an earlier failure of the same row.
  const mayGo = ({ attempts, id }: OutboxRow) => attempts === 0 || turn.schedule.mayGo(id);
  let limit = LEAST;
  while (goesOn(turn)) {
    const batch = await claimRows(limit, mayGo, LEASE_MS);
    if (batch.length === 0) return;
    announceQueue('changed');
    limit = (await sendBatch(batch, turn)) ? Math.min(MOST, limit * 4) : LEAST;
  }
}

function goesOn({ schedule, signal, leave }: Turn): boolean {
  return !signal.aborted && !leave.aborted && !schedule.isHeld();
}

/** @returns whether all of it was accepted. */
async function sendBatch(batch: readonly OutboxRow[], turn: Turn): Promise<boolean> {
  const { schedule, signal } = turn;
  const patientIds = new Map<string | undefined, string>();
  const unsent = new Set(batch.map(({ id }) => id));
  const settling = settleInTurn();
  let failed = !(await isBackendKnown(schedule));
  let opening = openRow(batch[0]);
  for (const [index, row] of batch.entries()) {
    if (!goesOn(turn)) break;
    const content = await opening;
    // The next one is decrypted while this one is on its way.
    opening = openRow(batch[index + 1]);
    if (typeof content !== 'object') {
      unsent.delete(row.id);
      await settleRefusal(row, undefined, { state: 'needs-attention', reason: 'undecodable' });
      announceQueue('changed');
      continue;
    }
    const known = content.patientId ?? patientIds.get(row.dependsOn);
    // Its registration failed just now: the booking stays behind it.
    if (row.dependsOn !== undefined && known === undefined) continue;
    const { refusal, patientId } = await attemptRow(row, content.command, known, signal);
    if (signal.aborted) break;
    unsent.delete(row.id);
    if (refusal) {
      failed = true;
      await settling.end();
      await settleRefusal(row, { ...content, patientId: known }, refusal);
      await hold(row, refusal, schedule);
    } else {
      schedule.forget(row.id, true);
      if (patientId !== undefined) patientIds.set(row.id, patientId);
      await settling.add({ row, patientId });
    }
  }
  await settling.end();
  // Rows of a turn that was taken away belong to the new drainer.
  if (!signal.aborted && unsent.size > 0) {
    await freeRows('sending', ({ id }) => unsent.has(id));
    announceQueue('changed');
  }
  return !failed;
}

/** What goes with a key must not change between its attempts, so whose server answers has to be known before the first. */
async function isBackendKnown(schedule: Schedule): Promise<boolean> {
  if (backend() !== 'unknown' || (await probeHealth())) return true;
  announceQueue('no-answer');
  schedule.holdAll();
  return false;
}

/**
 * What the server has accepted leaves the queue. Our server answers a repeated key alike, so a crash in between only
 * sends again, and the next row need not wait; for another backend the disk has to know before the next row goes.
 */
function settleInTurn() {
  let accepted: AcceptedRow[] = [];
  let settled = Promise.resolve();
  let settledAt = monotonicMs();
  /** Resolves when all of it is stored, and passes on what went wrong with that. */
  const end = () => {
    const going = accepted;
    accepted = [];
    settledAt = monotonicMs();
    if (going.length > 0)
      settled = settled.then(() => settleAccepted(going, !isOurs())).then(() => announceQueue('changed'));
    return settled;
  };
  return {
    end,
    /** Resolves when the next row may go. A registration waits for its booking: then nothing has to be linked. */
    async add(each: AcceptedRow): Promise<void> {
      accepted.push(each);
      if (!isOurs()) await end();
      // What goes wrong is told at the end.
      else if (each.patientId === undefined && monotonicMs() - settledAt > GATHER_MS) end().catch(() => undefined);
    },
  };
}

function openRow(row: OutboxRow | undefined) {
  const opened = row ? unseal(row) : Promise.resolve('undecodable' as const);
  // A batch that ends early leaves it unused, whatever became of it.
  opened.catch(() => undefined);
  return opened;
}

/** Says that a row was not accepted, and who has to wait for that. */
async function hold(row: OutboxRow, { state, reason, retryAfterMs }: Refusal, schedule: Schedule): Promise<void> {
  announceQueue(reason === 'no-answer' ? reason : 'changed');
  if (state !== 'waiting') return schedule.forget(row.id, false);
  // Silence is the network's fault until a probe gets through where the row did not, and does so again and again.
  const serverAnswers = reason !== 'no-answer' || (row.attempts + 1 >= TRIES_IN_LINE && (await probeHealth()));
  if (serverAnswers) schedule.holdRow(row.id, retryAfterMs);
  else schedule.holdAll(retryAfterMs);
}
