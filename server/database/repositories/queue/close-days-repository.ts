import { OPEN_STAGES } from '#shared/clinic/visit-stage.ts';
import { and, inArray, lt } from 'drizzle-orm';
import { queueEntries } from '#server/database/schema/queue-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** Entries of days before one that nobody has ended, by their places in the day. */
export async function listOpenBefore(db: Queryable, day: string) {
  return db
    .select({ id: queueEntries.id, appointmentId: queueEntries.appointmentId })
    .from(queueEntries)
    .where(and(lt(queueEntries.day, day), inArray(queueEntries.stage, OPEN_STAGES)));
}
