import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { afterKeyset, cutPage, newestFirst, type Keyset, type Page } from '#server/database/paging/keyset.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { appointments, doctors, dueAt, patients } from '#server/database/schema/schema.ts';

/**
 * Appointments deleted after `since`, the last deleted first: one page of them. Those of deleted patients come back with
 * their patients. @param doctorId only this doctor's
 */
export async function listDeletedAppointments(db: Queryable, since: Date, page: Page, doctorId?: string) {
  const rows = await db
    .select({
      id: appointments.id,
      patientName: patients.name,
      doctorName: doctors.name,
      status: appointments.status,
      ticket: appointments.ticket,
      dueAt: sql<Date>`${dueAt}`.mapWith(appointments.receivedAt),
      deletedAt: appointments.deletedAt,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .where(
      and(
        gt(appointments.deletedAt, since),
        isNull(patients.deletedAt),
        doctorId === undefined ? undefined : eq(appointments.doctorId, doctorId),
        afterKeyset(appointments.deletedAt, appointments.id, page.after),
      ),
    )
    .orderBy(...newestFirst(appointments.deletedAt, appointments.id))
    .limit(page.limit + 1);
  const deleted = rows.flatMap(({ deletedAt, ...row }) => (deletedAt === null ? [] : [{ ...row, deletedAt }]));
  return cutPage(deleted, page, (row): Keyset => ({ at: row.deletedAt, id: row.id }));
}
