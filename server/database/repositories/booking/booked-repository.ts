import { and, asc, eq, gte, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { FREE_STATUSES } from '#shared/clinic/appointment-status.ts';
import { bookingRequests } from '#server/database/schema/booking-schema.ts';
import { appointments, doctors, patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** Everybody who has a time of these doctors that begins between two instants, cancelled and deleted ones apart. */
export async function listBooked(db: Queryable, doctorIds: readonly string[], from: Date, before: Date) {
  if (doctorIds.length === 0) return [];
  return db
    .select({
      id: appointments.id,
      patientId: patients.id,
      doctorId: appointments.doctorId,
      name: patients.name,
      ticket: sql<string | null>`coalesce(${appointments.ticket}, ${patients.ticket})`,
      status: appointments.status,
      startsAt: appointments.slotStartsAt,
      minutes: appointments.slotMinutes,
      seat: appointments.slotSeat,
      overbookReason: appointments.overbookReason,
      urgent: patients.urgent,
      wantsOther: sql<boolean>`${bookingRequests.appointmentId} is not null`,
      isTold: sql<boolean>`${appointments.remind} and ${patients.phone} <> ''`,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .leftJoin(
      bookingRequests,
      and(eq(bookingRequests.appointmentId, appointments.id), isNull(bookingRequests.settledAt)),
    )
    .where(
      and(
        inArray(appointments.doctorId, [...doctorIds]),
        gte(appointments.slotStartsAt, from),
        lt(appointments.slotStartsAt, before),
        notInArray(appointments.status, [...FREE_STATUSES]),
        isNull(appointments.deletedAt),
        isNull(patients.deletedAt),
      ),
    )
    .orderBy(asc(appointments.slotStartsAt), asc(appointments.slotSeat), asc(appointments.id));
}
export type BookedRow = Awaited<ReturnType<typeof listBooked>>[number];

/** Of these appointments the first so many by their times, each with its patient and its doctor. */
export async function listNamed(db: Queryable, ids: readonly string[], most: number) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: appointments.id,
      patientId: patients.id,
      name: patients.name,
      doctor: doctors.name,
      startsAt: appointments.slotStartsAt,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .where(inArray(appointments.id, [...ids]))
    .orderBy(asc(appointments.slotStartsAt), asc(appointments.id))
    .limit(most);
}
