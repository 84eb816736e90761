import { isOurs } from '#src/platform/api/http/backend.ts';
import { probeHealth } from '#src/platform/api/public/health.ts';
import { monotonicMs } from '#src/platform/browser/clock.ts';
import type { OutboxRow } from '#src/platform/store/database.ts';
import type { AcceptedRow, Courier } from './courier.ts';
import { announceQueue } from './events.ts';
import type { RowContent } from '#src/offline/visits/upgrade-row.ts';
import { lineUp } from './line.ts';
import { judge, type Refusal } from './retry.ts';
import { type Schedule, TRIES_IN_LINE } from './schedule.ts';
import { settleAccepted, settleRefusal } from './settle.ts';

/** How long an accepted visit of a long drain may wait for its transaction, so that many share one. */
const GATHER_MS = 1000;

/** A time of sending, as in `Leadership`: `signal` ends it at once, `leave` between two rows. */
export type Turn = {
  readonly courier: Courier;
  readonly schedule: Schedule;
  readonly signal: AbortSignal;
  readonly leave: AbortSignal;
};

/** Sends what may be sent, one row after another in the order they were created, until nothing is left. */
export async function drain(turn: Turn): Promise<void> {
  const { courier, schedule, signal, leave } = turn;
  // A person who just pressed Submit (no attempts yet) does not wait for an earlier failure of the same row.
  const line = lineUp(courier, ({ attempts, id }) => attempts === 0 || schedule.mayGo(id));
  /** A booking directly follows its registration. */
  let last: AcceptedRow | undefined;
  const settling = settleInTurn(courier);
  while (!leave.aborted && !schedule.isHeld()) {
    // Settled in the meantime: a booking separated from its registration may go.
    const taken = (await line.next()) ?? (await settling.end().then(line.next));
    if (!taken) break;
    const { row, opened } = taken;
    const parent = row.dependsOn ? last : undefined;
    // Its registration failed just now, so the booking stays behind it.
    if (row.dependsOn !== parent?.row.id) continue;
    const content = typeof opened === 'object' ? { patientId: parent?.patientId, ...opened } : undefined;
    const answer = content && (await courier.send(row, content, signal));
    if (signal.aborted) break;
    if (answer?.ok) {
      schedule.accept(row.id);
      last = { row, patientId: answer.value };
      await settling.add(last);
    } else {
      await settling.end();
      await refuse(row, judge(answer?.problem, row, isOurs()), content, turn);
    }
  }
  await settling.end();
  // Rows of a turn that was taken away belong to the new drainer.
  if (!signal.aborted) await line.free();
}

/**
 * Removes from the queue what the server has accepted. Our server answers a repeated key with the same response, so a
 * crash in between only sends again and the next row need not wait; with another backend the disk must record it before
 * the next row goes.
 */
function settleInTurn(courier: Courier) {
  let accepted: AcceptedRow[] = [];
  let settled = Promise.resolve();
  let settledAt = 0;
  /** Resolves when everything is stored, and passes errors on. */
  const end = () => {
    const going = accepted;
    accepted = [];
    settledAt = monotonicMs();
    settled = settled.then(() => settleAccepted(going, courier, isOurs() ? undefined : 'strict'));
    return settled;
  };
  return {
    end,
    /** Resolves when the next row may go. A registration waits for its booking: then nothing has to be linked. */
    async add(each: AcceptedRow): Promise<void> {
      accepted.push(each);
      if (!isOurs()) await end();
      // Errors are reported at the end.
      else if (each.patientId === undefined && monotonicMs() - settledAt > GATHER_MS) end().catch(() => undefined);
    },
  };
}

/** Records that a row was not accepted, and what has to wait because of it. */
async function refuse(row: OutboxRow, refusal: Refusal, content: RowContent | undefined, { courier, schedule }: Turn) {
  const { state, reason, retryAfterMs } = refusal;
  await settleRefusal(row, refusal, courier, content);
  announceQueue(reason === 'no-answer' ? reason : 'changed');
  if (state !== 'waiting') return;
  // Silence is blamed on the network until probes repeatedly succeed where the row does not.
  const serverAnswers = reason !== 'no-answer' || (row.attempts + 1 >= TRIES_IN_LINE && (await probeHealth()));
  if (serverAnswers) schedule.holdRow(row.id, retryAfterMs);
  else schedule.holdAll(retryAfterMs);
}
