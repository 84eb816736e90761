import { backend } from '#src/platform/api/backend.ts';
import { probeHealth } from '#src/platform/api/health.ts';
import { type OutboxRow, queueProgress } from '#src/platform/database.ts';
import { gatherAccepted } from './acceptances.ts';
import { ATTEMPT_TIMEOUT_MS, attemptRow } from './attempt.ts';
import { announceQueue } from './queue-events.ts';
import { claimRows, freeRows } from './queue-rows.ts';
import type { Verdict } from './retry.ts';
import { type Schedule, TRIES_IN_LINE } from './schedule.ts';
import { unseal } from './sealing.ts';
import { settleRefusal } from './settle.ts';
import type { RowContent } from './upgrade-row.ts';

/** A server that answers is given more and more rows in one transaction; after a failure one visit is enough to see. */
const [LEAST, MOST] = [2, 64];

/** A lease outlasts every attempt of its batch. */
export const LEASE_MS = (MOST + 1) * ATTEMPT_TIMEOUT_MS;

/** `signal`: this page may send no more, drop what is in flight. `leave`: finish it, then let another page go on. */
export type Turn = { readonly schedule: Schedule; readonly signal: AbortSignal; readonly leave: AbortSignal };

/** Sends what may go, one row after the other in the order they were made, until nothing is left that may. */
export async function drain(turn: Turn): Promise<void> {
  // A person who just pressed Submit (no tries yet) does not wait for an earlier failure of the same row.
  const mayGo = (row: OutboxRow) => row.attempts === 0 || turn.schedule.mayGo(row.id);
  for (let limit = LEAST; goesOn(turn);) {
    if (!(await isBackendKnown())) {
      turn.schedule.holdAll();
      return;
    }
    const batch = await claimRows(limit, mayGo, LEASE_MS);
    if (batch.length === 0) return;
    announceQueue('changed');
    limit = (await sendBatch(batch, turn)) ? Math.min(MOST, limit * 4) : LEAST;
  }
}

/** What goes with a key must not change between its attempts, so whose server answers has to be known before the first. */
async function isBackendKnown(): Promise<boolean> {
  if (backend() !== 'unknown' || (await queueProgress.rows.count()) === 0 || (await probeHealth())) return true;
  announceQueue('no-answer');
  return false;
}

function goesOn({ schedule, signal, leave }: Turn): boolean {
  return !signal.aborted && !leave.aborted && !schedule.isHeld();
}

/** @returns whether all of it was accepted. */
async function sendBatch(batch: readonly OutboxRow[], turn: Turn): Promise<boolean> {
  const { schedule, signal } = turn;
  const patientIds = new Map<string, string>();
  const unsent = new Set(batch);
  const acceptances = gatherAccepted();
  let failed = false;
  let opening = openRow(batch[0]);
  for (const [index, row] of batch.entries()) {
    if (!goesOn(turn)) break;
    const content = await opening;
    // The next one is decrypted while this one is on its way.
    opening = openRow(batch[index + 1]);
    if (typeof content !== 'object') {
      unsent.delete(row);
      await settleRefusal(row, undefined, { kind: 'person', state: 'needs-attention', reason: 'undecodable' });
      announceQueue('changed');
      continue;
    }
    const patientId = content.patientId ?? patientIds.get(row.dependsOn ?? '');
    // Its registration failed just now: the booking stays behind it.
    if (row.dependsOn !== undefined && patientId === undefined) continue;
    const attempt = await attemptRow(row, content.command, patientId, signal);
    if (signal.aborted) break;
    unsent.delete(row);
    const { verdict } = attempt;
    if (verdict.kind === 'accepted') {
      schedule.forget(row.id, true);
      if (attempt.patientId !== undefined) patientIds.set(row.id, attempt.patientId);
      await acceptances.add({ row, patientId: attempt.patientId });
      continue;
    }
    failed = true;
    await acceptances.settleAll();
    await settleFailure(row, patientId === undefined ? content : { ...content, patientId }, verdict, schedule);
  }
  await acceptances.settleAll();
  // Rows of a turn that was taken away belong to the new drainer.
  if (!signal.aborted && unsent.size > 0) {
    const left = new Set([...unsent].map(({ id }) => id));
    await freeRows('sending', ({ id }) => left.has(id));
    announceQueue('changed');
  }
  return !failed;
}

function openRow(row: OutboxRow | undefined) {
  const opened = row ? unseal(row) : Promise.resolve('undecodable' as const);
  // A batch that ends early leaves it unused, whatever became of it.
  opened.catch(() => undefined);
  return opened;
}

async function settleFailure(
  row: OutboxRow,
  content: RowContent,
  verdict: Exclude<Verdict, { kind: 'accepted' }>,
  schedule: Schedule,
): Promise<void> {
  const { kind, retryAfterMs } = verdict;
  await settleRefusal(row, content, verdict);
  announceQueue(kind === 'no-answer' ? kind : 'changed');
  if (kind === 'person') return schedule.forget(row.id, false);
  // Silence is the network's fault until a probe gets through where the row did not, and does so again and again.
  const serverAnswers = kind === 'again' || (row.attempts + 1 >= TRIES_IN_LINE && (await probeHealth()));
  if (serverAnswers) schedule.holdRow(row.id, retryAfterMs);
  else schedule.holdAll(retryAfterMs);
}
