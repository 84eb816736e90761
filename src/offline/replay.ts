import { backend, isOurs } from '#src/platform/api/backend.ts';
import { probeHealth } from '#src/platform/api/health.ts';
import type { OutboxRow } from '#src/platform/database.ts';
import { Acceptances } from './acceptances.ts';
import { ATTEMPT_TIMEOUT_MS, attemptRow } from './attempt.ts';
import { announceQueue } from './queue-events.ts';
import { claimRows, releaseRows } from './queue-rows.ts';
import type { Verdict } from './retry.ts';
import { type Schedule, TRIES_IN_LINE } from './schedule.ts';
import { type RowContent, unseal } from './sealing.ts';
import { settleRefusal } from './settle.ts';

/** Rows taken in one transaction, so that marking them costs a clean drain next to nothing. */
const BATCH = 16;

/** A lease outlasts every attempt of its batch. */
export const LEASE_MS = (BATCH + 1) * ATTEMPT_TIMEOUT_MS;

/** `signal`: this page may send no more, drop what is in flight. `leave`: finish it, then let another page go on. */
export type Turn = { readonly schedule: Schedule; readonly signal: AbortSignal; readonly leave: AbortSignal };

/** Sends what may go, one row after the other in the order they were made, until nothing is left that may. */
export async function drain(turn: Turn): Promise<void> {
  // A person who just pressed Submit (no tries yet) does not wait for an earlier failure of the same row.
  const mayGo = (row: OutboxRow) => row.attempts === 0 || turn.schedule.mayGo(row.id);
  while (goesOn(turn)) {
    const batch = await claimRows(BATCH, mayGo, LEASE_MS);
    if (batch.length === 0) return;
    announceQueue('changed');
    // Which headers go with a key must not change between its attempts, so the backend has to be known first.
    if (backend() === 'unknown') await probeHealth();
    await sendBatch(batch, turn);
  }
}

function goesOn({ schedule, signal, leave }: Turn): boolean {
  return !signal.aborted && !leave.aborted && !schedule.isHeld();
}

async function sendBatch(batch: readonly OutboxRow[], turn: Turn): Promise<void> {
  const acceptances = new Acceptances();
  const patientIds = new Map<string, string>();
  const unsent = new Set(batch);
  let opening = openRow(batch[0]);
  for (const [index, row] of batch.entries()) {
    if (!goesOn(turn)) break;
    const content = await opening;
    // The next one is decrypted while this one is on its way.
    opening = openRow(batch[index + 1]);
    if (content === 'newer') continue;
    if (content === 'undecodable') {
      unsent.delete(row);
      await settleRefusal(row, undefined, { kind: 'person', state: 'needs-attention', reason: 'undecodable' });
      continue;
    }
    const patientId = content.patientId ?? patientIds.get(row.dependsOn ?? '');
    // Its registration failed just now: the booking stays behind it.
    if (content.command.type === 'book-appointment' && patientId === undefined) continue;
    const linked = patientId === undefined ? content : { ...content, patientId };
    const attempt = await attemptRow(row, linked, turn.signal);
    if (turn.signal.aborted) break;
    unsent.delete(row);
    if (attempt.verdict.kind === 'accepted') {
      turn.schedule.accepted(row.id);
      if (attempt.patientId !== undefined) patientIds.set(row.id, attempt.patientId);
      acceptances.add(row, attempt.patientId);
      if (!isOurs()) await acceptances.settleAll();
    } else {
      await acceptances.settleAll();
      await settleFailure(row, linked, attempt.verdict, turn.schedule);
    }
  }
  await acceptances.settleAll();
  // Rows of a turn that was taken away belong to the new drainer.
  if (turn.signal.aborted || unsent.size === 0) return;
  await releaseRows([...unsent]);
  announceQueue('changed');
}

function openRow(row: OutboxRow | undefined): Promise<RowContent | 'newer' | 'undecodable'> {
  const opened = row ? unseal(row) : Promise.resolve('newer' as const);
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
  await settleRefusal(row, content, verdict);
  announceQueue(verdict.kind === 'no-answer' ? 'no-answer' : 'changed');
  if (verdict.kind === 'person') return;
  const askedMs = verdict.kind === 'again' ? verdict.retryAfterMs : undefined;
  // Silence is the network's fault until a probe gets through where the row did not, and does so again and again.
  const serverAnswers = verdict.kind === 'again' || (row.attempts + 1 >= TRIES_IN_LINE && (await probeHealth()));
  if (serverAnswers) schedule.holdRow(row.id, askedMs);
  else schedule.holdAll(askedMs);
}
