import { statusOf } from '#shared/clinic/appointment-status.ts';
import { STAGES, stageOfStatus, type VisitStage } from '#shared/clinic/visit-stage.ts';
import { deleteEntryAt, moveEntryAt, type EntryRow } from '#server/database/repositories/queue/entries-repository.ts';
import { lockEntriesOf, type Whose } from '#server/database/repositories/queue/follow-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { stageOf } from './entry-view.ts';

/**
 * Moves entries after their appointments (QUEUE-5): a status changed elsewhere ends or reopens the visit, a delete ends it and
 * a restore puts it back into its line. Call it in the transaction of that change, after it.
 * @param today the clinic's day: a visit of another day is not opened again, it is expected or walks in anew
 */
export async function followAppointments(db: Queryable, whose: Whose, today: string, now: Date): Promise<void> {
  for (const { entry, status, isThere } of await lockEntriesOf(db, whose)) {
    const stage = stageOf(entry);
    const wanted = isThere ? stageFor(stage, status) : stageWithoutPatient(stage);
    if (wanted === stage) continue;
    if (wanted !== 'waiting') await moveEntryAt(db, entry, { stage: wanted, endedAt: now }, now, false);
    else if (entry.day === today) await moveEntryAt(db, entry, REOPENED, now, false);
    else await deleteEntryAt(db, entry);
  }
}

/** Back in line as it was: when it is due and since when it is here stay. */
export const REOPENED = {
  stage: 'waiting',
  place: null,
  startedAt: null,
  endedAt: null,
} as const satisfies Partial<EntryRow>;

function stageFor(stage: VisitStage, status: string): VisitStage {
  const wanted = statusOf(status);
  if (wanted === undefined || STAGES[stage].status === wanted) return stage;
  return stageOfStatus(wanted) ?? stage;
}

function stageWithoutPatient(stage: VisitStage): VisitStage {
  return STAGES[stage].isOpen ? 'left' : stage;
}
