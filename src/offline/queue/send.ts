import { backend, isOurs } from '#src/platform/api/backend.ts';
import { probeHealth } from '#src/platform/api/health.ts';
import { monotonicMs } from '#src/platform/clock.ts';
import type { OutboxRow } from '#src/platform/database.ts';
import type { Courier } from './courier.ts';
import { announceQueue } from './events.ts';
import { judge, type Refusal } from './retry.ts';
import { claimRows, freeRows, MOST } from './rows.ts';
import { type Schedule, TRIES_IN_LINE } from './schedule.ts';
import { type AcceptedRow, settleAccepted, settleRefusal } from './settle.ts';

/** A server that answers is given more and more rows in one transaction; after a failure one visit is enough to see. */
const LEAST = 2;

/** How long an accepted visit of a long drain may wait for its transaction, so that many share one. */
const GATHER_MS = 250;

/** A time of sending, as `Leadership` says: `signal` ends it at once, `leave` between two rows. */
export type Turn = {
  readonly courier: Courier;
  readonly schedule: Schedule;
  readonly signal: AbortSignal;
  readonly leave: AbortSignal;
};

/** Sends what may go, one row after the other in the order they were made, until nothing is left that may. */
export async function drain(turn: Turn): Promise<void> {
  // A person who just pressed Submit (no tries yet) does not wait for an earlier failure of the same row.
  const mayGo = ({ attempts, id }: OutboxRow) => attempts === 0 || turn.schedule.mayGo(id);
  let limit = LEAST;
  while (goesOn(turn)) {
    const batch = await claimRows(limit, mayGo);
    if (batch.length === 0) return;
    announceQueue('changed');
    limit = (await sendBatch(batch, turn)) ? Math.min(MOST, limit * 4) : LEAST;
  }
}

function goesOn({ schedule, leave }: Turn): boolean {
  return !leave.aborted && !schedule.isHeld();
}

/** @returns whether all of it was accepted. */
async function sendBatch(batch: readonly OutboxRow[], turn: Turn): Promise<boolean> {
  const { courier, schedule, signal } = turn;
  const patientIds = new Map<string, string>();
  const settling = settleInTurn(courier);
  let [sent, accepted] = [0, 0];
  await askWhoAnswers(schedule);
  // All of it is decrypted while the first row is on its way; what becomes of the rest does not matter if this ends early.
  const opening = batch.map((row) => courier.open(row));
  void Promise.allSettled(opening);
  for (const [index, row] of batch.entries()) {
    if (!goesOn(turn)) break;
    const parentId = row.dependsOn && patientIds.get(row.dependsOn);
    // Its registration failed just now: the booking stays behind it.
    if (row.dependsOn !== undefined && parentId === undefined) continue;
    const opened = await opening[index];
    const content = typeof opened === 'object' ? { patientId: parentId, ...opened } : undefined;
    const answer = content && (await courier.send(row, content, signal));
    if (signal.aborted) break;
    sent += 1;
    if (answer?.ok) {
      accepted += 1;
      schedule.accept(row.id);
      if (answer.value !== undefined) patientIds.set(row.id, answer.value);
      await settling.add({ row, patientId: answer.value });
    } else {
      const refusal = judge(answer?.problem, row, isOurs());
      await settling.end();
      await settleRefusal(row, refusal, courier, content);
      await hold(row, refusal, schedule);
    }
  }
  await settling.end();
  // Rows of a turn that was taken away belong to the new drainer.
  if (!signal.aborted && sent < batch.length) {
    await freeRows('sending', ({ id }) => batch.some((row) => row.id === id));
    announceQueue('changed');
  }
  return accepted === batch.length;
}

/** What goes with a key must not change between its attempts, so whose server answers has to be known before the first. */
async function askWhoAnswers(schedule: Schedule): Promise<void> {
  if (backend() !== 'unknown' || (await probeHealth())) return;
  announceQueue('no-answer');
  schedule.holdAll();
}

/**
 * What the server has accepted leaves the queue. Our server answers a repeated key alike, so a crash in between only
 * sends again, and the next row need not wait; for another backend the disk has to know before the next row goes.
 */
function settleInTurn(courier: Courier) {
  let accepted: AcceptedRow[] = [];
  let settled = Promise.resolve();
  let settledAt = monotonicMs();
  /** Resolves when all of it is stored, and passes on what went wrong with that. */
  const end = () => {
    const going = accepted;
    accepted = [];
    settledAt = monotonicMs();
    if (going.length > 0)
      settled = settled.then(() => settleAccepted(going, courier, !isOurs())).then(() => announceQueue('changed'));
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

/** Says that a row was not accepted, and who has to wait for that. */
async function hold(row: OutboxRow, { state, reason, retryAfterMs }: Refusal, schedule: Schedule): Promise<void> {
  announceQueue(reason === 'no-answer' ? reason : 'changed');
  if (state !== 'waiting') return;
  // Silence is the network's fault until a probe gets through where the row did not, and does so again and again.
  const serverAnswers = reason !== 'no-answer' || (row.attempts + 1 >= TRIES_IN_LINE && (await probeHealth()));
  if (serverAnswers) schedule.holdRow(row.id, retryAfterMs);
  else schedule.holdAll(retryAfterMs);
}
