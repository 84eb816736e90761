import { fail, succeed, type Result } from '#shared/result.ts';
import type { MoveEntryBody } from '#shared/contract/queue/queue.ts';
import { CALLS_BEFORE_NO_SHOW, mayMove, needsReason, STAGES, type VisitStage } from '#shared/clinic/visit-stage.ts';
import type { EntryChange, EntryRow } from '#server/database/repositories/queue/entries-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { stageOf, URGENT_PRIORITY } from './entry-view.ts';
import { REOPENED } from './follow-appointments.ts';
import { findLine } from './lines.ts';

export type MoveProblem = {
  readonly kind:
    | 'nothing'
    | 'no-way'
    | 'too-few-calls'
    | 'needs-reason'
    | 'needs-place'
    | 'past-day'
    | 'unknown-doctor'
    | 'urgent-already'
    | 'too-late';
};
type Plan = Result<EntryChange, MoveProblem>;

/** Whoever did not hear the call waits so long before being called again. */
const SKIPPED_FOR_MS = 10 * 60_000;

/** What a move makes of an entry, or why it cannot be (QUEUE-4). */
export async function plannedMove(
  db: Queryable,
  entry: EntryRow,
  wanted: MoveEntryBody,
  today: string,
  now: Date,
): Promise<Plan> {
  const { stage, doctorId, priority } = wanted;
  if (stage === undefined && doctorId === undefined && priority === undefined) return fail({ kind: 'nothing' });
  const handedOver = doctorId === undefined ? succeed({}) : await toDoctor(db, entry, doctorId);
  const reordered = priority === undefined ? succeed({}) : toPriority(entry, priority, wanted.reason ?? '');
  const staged = stage === undefined ? succeed({}) : toStage(entry, stage, wanted, today, now);
  for (const part of [handedOver, reordered, staged]) if (!part.ok) return part;
  return succeed({ ...valueOf(handedOver), ...valueOf(reordered), ...valueOf(staged) });
}

const valueOf = (part: Plan): EntryChange => (part.ok ? part.value : {});

/** The other doctor's line, from where it was due; whoever had been called there is not called here. */
async function toDoctor(db: Queryable, entry: EntryRow, doctorId: string): Promise<Plan> {
  if (!STAGES[stageOf(entry)].isOpen) return fail({ kind: 'no-way' });
  const line = await findLine(db, { doctorId });
  if (!line.ok) return fail({ kind: 'unknown-doctor' });
  const isSame = entry.doctorId === line.value.doctorId;
  return succeed({ ...(isSame ? {} : REOPENED), doctorId: line.value.doctorId, department: line.value.department });
}

function toPriority(entry: EntryRow, priority: 0 | 1, reason: string): Plan {
  if (entry.priority === URGENT_PRIORITY) return fail({ kind: 'urgent-already' });
  if (!STAGES[stageOf(entry)].isOpen) return fail({ kind: 'no-way' });
  if (priority === 1 && reason === '') return fail({ kind: 'needs-reason' });
  return succeed({ priority, reason: priority === 1 ? reason : null });
}

function toStage(entry: EntryRow, to: VisitStage, wanted: MoveEntryBody, today: string, now: Date): Plan {
  const from = stageOf(entry);
  if (to === 'no-show' && from === 'called' && entry.calls < CALLS_BEFORE_NO_SHOW)
    return fail({ kind: 'too-few-calls' });
  if (!mayMove(from, to, entry.calls)) return fail({ kind: 'no-way' });
  if (needsReason(from) && (wanted.reason ?? '') === '') return fail({ kind: 'needs-reason' });
  if (STAGES[to].isOpen && entry.day !== today) return fail({ kind: 'past-day' });
  const place = wanted.place ?? entry.place;
  if (STAGES[to].hasPlace && place === null) return fail({ kind: 'needs-place' });
  return succeed({
    stage: to,
    ...changeTo(to, entry, place, now),
    ...(from === 'called' && to === 'waiting' ? skipped(now) : {}),
  });
}

const skipped = (now: Date): EntryChange => ({ dueAt: new Date(now.getTime() + SKIPPED_FOR_MS) });

function changeTo(to: VisitStage, entry: EntryRow, place: string | null, now: Date): EntryChange {
  if (!STAGES[to].isOpen) return { endedAt: now };
  if (to === 'waiting') return REOPENED;
  return to === 'called' ? { place, calls: entry.calls + 1, calledAt: now } : { place, startedAt: now };
}
