import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { queueEntries } from '#server/database/schema/queue-schema.ts';
import { appointments, patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** The last calls of a day whose visits have not gone back or gone away, the newest first: nothing but numbers and places. */
export async function listLastCalls(db: Queryable, day: string, department: string | undefined, most: number) {
  return db
    .select({
      ticket: queueEntries.ticket,
      place: queueEntries.place,
      at: queueEntries.calledAt,
      calls: queueEntries.calls,
    })
    .from(queueEntries)
    .leftJoin(appointments, eq(appointments.id, queueEntries.appointmentId))
    .leftJoin(patients, eq(patients.id, appointments.patientId))
    .where(
      and(
        eq(queueEntries.day, day),
        inArray(queueEntries.stage, ['called', 'in-room', 'done']),
        sql`${queueEntries.calledAt} is not null`,
        isNull(appointments.deletedAt),
        isNull(patients.deletedAt),
        department === undefined ? undefined : eq(queueEntries.department, department),
      ),
    )
    .orderBy(desc(queueEntries.calledAt), desc(queueEntries.id))
    .limit(most);
}

/** How many wait in each department. */
export async function countWaiting(db: Queryable, day: string, department: string | undefined) {
  return db
    .select({ department: queueEntries.department, count: count() })
    .from(queueEntries)
    .where(
      and(
        eq(queueEntries.day, day),
        eq(queueEntries.stage, 'waiting'),
        department === undefined ? undefined : eq(queueEntries.department, department),
      ),
    )
    .groupBy(queueEntries.department)
    .orderBy(queueEntries.department);
}
