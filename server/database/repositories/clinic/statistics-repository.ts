import { STORED_OPEN_STATUSES } from '#shared/clinic/appointment-status.ts';
import { and, count, eq, gte, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { appointments, doctors, dueAt, patients } from '#server/database/schema/schema.ts';

/** From the first instant up to, but not including, the second. */
export type Span = { readonly from: Date; readonly to: Date };

/** Few: those of the last 30 days. */
function ofDeleted(db: Queryable) {
  return db.select({ id: patients.id }).from(patients).where(isNotNull(patients.deletedAt));
}

/** A span's appointments, without deleted ones. */
function isDue(db: Queryable, span: Span) {
  return and(
    isNull(appointments.deletedAt),
    gte(dueAt, sql.param(span.from, appointments.receivedAt)),
    lt(dueAt, sql.param(span.to, appointments.receivedAt)),
    notInArray(appointments.patientId, ofDeleted(db)),
  );
}

/**
 * How many appointments each day has; days without one are left out. Instants are compared, because writing a day out for each of tens of thousands
 * took longer than finding them.
 * @param midnights the beginnings of days that follow each other, and the end of the last of them
 * @returns the number of a day, from 0, with its count
 */
export async function countAppointmentsByDay(db: Queryable, midnights: readonly Date[]) {
  const [from, to] = [midnights[0], midnights.at(-1)];
  if (from === undefined || to === undefined) return [];
  const bounds = sql.param(midnights.map((midnight) => midnight.toISOString()));
  const rows = db.$with('span').as(
    db
      .select({ day: sql<number>`width_bucket(${dueAt}, cast(${bounds} as timestamptz[])) - 1`.as('day') })
      .from(appointments)
      .where(isDue(db, { from, to })),
  );
  return db.with(rows).select({ day: rows.day, count: count() }).from(rows).groupBy(rows.day);
}

/** How many appointments are still waiting in each hour, as `00` to `23`. */
export function countWaitingByHour(db: Queryable, span: Span, timeZone: string) {
  const part = sql<string>`to_char(${dueAt} at time zone ${timeZone}, 'HH24')`;
  const rows = db.$with('span').as(
    db
      .select({ part: part.as('part') })
      .from(appointments)
      .where(and(isDue(db, span), inArray(appointments.status, [...STORED_OPEN_STATUSES]))),
  );
  return db.with(rows).select({ part: rows.part, count: count() }).from(rows).groupBy(rows.part).orderBy(rows.part);
}

/** How many patients registered for each department (null: no doctor), the most first. */
export function countRegistrationsByDepartment(db: Queryable, span: Span) {
  return db
    .select({ department: doctors.specialization, count: count() })
    .from(patients)
    .leftJoin(doctors, eq(doctors.id, patients.doctorId))
    .where(and(isNull(patients.deletedAt), gte(patients.receivedAt, span.from), lt(patients.receivedAt, span.to)))
    .groupBy(doctors.specialization)
    .orderBy(sql`count(*) desc`, doctors.specialization);
}
