import { createHash, timingSafeEqual } from 'node:crypto';
import type { SelfCheckIn } from '#shared/contract/queue/queue.ts';
import type * as v from 'valibot';
import { STAGES } from '#shared/clinic/visit-stage.ts';
import { listArriving } from '#server/database/repositories/queue/arrivals-repository.ts';
import type { Database } from '#server/database/engine/client.ts';
import type { Actor } from '#server/services/staff/audit.ts';
import { stageOf } from '#server/services/queue/entry-view.ts';
import { checkInAppointment } from './check-in.ts';
import type { QueueDay } from '#server/services/queue/queue-day.ts';

type Say = v.InferOutput<typeof SelfCheckIn>['say'];

/** Whoever comes earlier than this before an agreed time is asked to come back. */
const EARLY_MS = 2 * 3_600_000;

/**
 * Checks in whoever has a ticket and the code that is printed beside it (QUEUE-7). Whatever is wrong, the answer is the same
 * and the same is looked up: nobody learns here whether a ticket is known.
 */
export async function checkInSelf(
  database: Database,
  actor: Actor,
  { ticket, code }: { readonly ticket: string; readonly code: string },
  on: QueueDay,
  now: Date,
): Promise<Say> {
  const rows = await listArriving(database.orm, ticket, on.from, on.before);
  // Always as many comparisons, whatever was found.
  const known = Array.from({ length: 5 }, (_, at) => isSame(rows[at]?.checkInCode ?? null, code));
  const own = rows.find((_row, at) => known[at]);
  if (own === undefined) return 'desk';
  const agreed = own.slotStartsAt ?? own.sampleTime;
  if (agreed !== null && agreed.getTime() - now.getTime() > EARLY_MS) return 'early';
  const done = await database.transaction((db) => checkInAppointment(db, actor, own.id, { on, own: undefined }, now));
  // A visit that is over is for people to talk about.
  return done.ok && STAGES[stageOf(done.value.entry)].isOpen ? 'seated' : 'desk';
}

function isSame(kept: string | null, shown: string): boolean {
  const [one, other] = [kept ?? '', shown.toUpperCase()].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other) && kept !== null;
}
