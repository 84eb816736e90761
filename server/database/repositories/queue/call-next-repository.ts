import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { queueEntries } from '#server/database/schema/queue-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { EntryRow } from './entries-repository.ts';

/** Who may be called: a doctor's own and those of the department who have no doctor yet; without a doctor only the latter. */
export type Line = { readonly doctorId: string | undefined; readonly department: string };

/**
 * Calls the next of a line to a place in one statement (QUEUE-4): the urgent first, then by when they are due. Rooms that
 * call at the same moment pass over the row that another is taking; the unique index refuses a place that still calls.
 * @param wait for rows that others hold, instead of passing over them
 * @returns undefined when nobody is free to be called
 */
export async function callNextOf(
  db: Queryable,
  day: string,
  line: Line,
  place: string,
  now: Date,
  wait: boolean,
): Promise<EntryRow | undefined> {
  const next = db
    .select({ id: queueEntries.id })
    .from(queueEntries)
    .where(and(isWaiting(day), sql`${queueEntries.id} in (${waitingIn(day, line)})`))
    .orderBy(sql`${queueEntries.priority} desc`, queueEntries.dueAt, queueEntries.id)
    .limit(1)
    .for('update', wait ? {} : { skipLocked: true });
  const [row] = await db
    .update(queueEntries)
    .set({
      stage: 'called',
      place,
      ...(line.doctorId === undefined ? {} : { doctorId: line.doctorId }),
      calls: sql`${queueEntries.calls} + 1`,
      calledAt: now,
      version: sql`${queueEntries.version} + 1`,
      changedAt: now,
      before: sql`to_jsonb(${queueEntries}) - 'before'`,
    })
    .where(sql`${queueEntries.id} = (${next})`)
    .returning();
  return row;
}

/** Whether anybody waits in a line, those included whom somebody is just calling. */
export async function anybodyWaits(db: Queryable, day: string, { doctorId, department }: Line): Promise<boolean> {
  const shared = and(isNull(queueEntries.doctorId), eq(queueEntries.department, department));
  const rows = await db
    .select({ one: sql`1` })
    .from(queueEntries)
    .where(and(isWaiting(day), doctorId === undefined ? shared : or(eq(queueEntries.doctorId, doctorId), shared)))
    .limit(1);
  return rows.length > 0;
}

function isWaiting(day: string): SQL | undefined {
  return and(eq(queueEntries.day, day), sql`stage = 'waiting'`);
}

/** Two selects, one for each partial index: an `or` over both would read the whole day. */
function waitingIn(day: string, { doctorId, department }: Line): SQL {
  const shared = sql`select id from queue_entries where stage = 'waiting' and doctor_id is null and day = ${day} and department = ${department}`;
  if (doctorId === undefined) return shared;
  return sql`select id from queue_entries where stage = 'waiting' and day = ${day} and doctor_id = ${doctorId} union all ${shared}`;
}
