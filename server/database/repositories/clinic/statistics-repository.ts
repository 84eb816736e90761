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

/** A span's appointments, without deleted ones, grouped by a part of the time they are due, in `timeZone`. */
async function appointmentsBy(db: Queryable, span: Span, timeZone: string, format: string, waiting: boolean) {
  const part = sql<string>`to_char(${dueAt} at time zone ${timeZone}, ${format})`;
  const rows = db.$with('span').as(
    db
      .select({ part: part.as('part') })
      .from(appointments)
      .where(
        and(
          isNull(appointments.deletedAt),
          gte(dueAt, sql.param(span.from, appointments.receivedAt)),
          lt(dueAt, sql.param(span.to, appointments.receivedAt)),
          waiting ? inArray(appointments.status, [...STORED_OPEN_STATUSES]) : undefined,
          notInArray(appointments.patientId, ofDeleted(db)),
        ),
      ),
  );
  return db.with(rows).select({ part: rows.part, count: count() }).from(rows).groupBy(rows.part).orderBy(rows.part);
}

/** How many appointments each day has, as `2026-11-21`; days without one are left out. */
export function countAppointmentsByDay(db: Queryable, span: Span, timeZone: string) {
  return appointmentsBy(db, span, timeZone, 'YYYY-MM-DD', false);
}

/** How many appointments are still waiting in each hour, as `00` to `23`. */
export function countWaitingByHour(db: Queryable, span: Span, timeZone: string) {
  return appointmentsBy(db, span, timeZone, 'HH24', true);
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
