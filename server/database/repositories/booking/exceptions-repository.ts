import { and, asc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import { scheduleExceptions } from '#server/database/schema/booking-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type ExceptionRow = typeof scheduleExceptions.$inferSelect;

/** What is otherwise for these doctors, and for the whole clinic, on any of these days. */
export async function listExceptions(
  db: Queryable,
  doctorIds: readonly string[] | undefined,
  fromDay: string,
  toDay?: string,
): Promise<ExceptionRow[]> {
  return db
    .select()
    .from(scheduleExceptions)
    .where(
      and(
        isNull(scheduleExceptions.removedAt),
        gte(scheduleExceptions.toDay, fromDay),
        toDay === undefined ? undefined : lte(scheduleExceptions.fromDay, toDay),
        doctorIds === undefined
          ? undefined
          : or(isNull(scheduleExceptions.doctorId), inArray(scheduleExceptions.doctorId, [...doctorIds])),
      ),
    )
    .orderBy(asc(scheduleExceptions.fromDay), asc(scheduleExceptions.id));
}

export async function insertException(db: Queryable, row: typeof scheduleExceptions.$inferInsert): Promise<void> {
  await db.insert(scheduleExceptions).values(row);
}

/** Held until the transaction ends; undefined when there is none (any more). */
export async function lockException(db: Queryable, id: string): Promise<ExceptionRow | undefined> {
  const [row] = await db
    .select()
    .from(scheduleExceptions)
    .where(and(eq(scheduleExceptions.id, id), isNull(scheduleExceptions.removedAt)))
    .for('update');
  return row;
}

export async function markExceptionRemoved(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(scheduleExceptions).set({ removedAt: now }).where(eq(scheduleExceptions.id, id));
}
