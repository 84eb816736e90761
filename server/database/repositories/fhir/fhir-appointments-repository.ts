import { and, count, desc, eq, gte, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Keyset } from '#server/database/paging/keyset.ts';
import { bookingRequests } from '#server/database/schema/booking-schema.ts';
import { queueEntries } from '#server/database/schema/queue-schema.ts';
import { appointments, doctors, dueAt, patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type AppointmentSearch = {
  readonly ids?: readonly string[] | undefined;
  readonly patients?: readonly string[] | undefined;
  readonly doctors?: readonly string[] | undefined;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  readonly tickets?: readonly string[] | undefined;
};

function rowsOf(db: Queryable) {
  return db
    .select({
      appointment: appointments,
      dueAt: sql<Date>`${dueAt}`.mapWith(appointments.receivedAt),
      patientName: patients.name,
      patientDeletedAt: patients.deletedAt,
      doctorName: doctors.name,
      stage: queueEntries.stage,
      /** Set where the desk still has to give a time. */
      askedAt: sql<Date | null>`case when ${bookingRequests.settledAt} is null then ${bookingRequests.createdAt} end`,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .leftJoin(queueEntries, eq(queueEntries.appointmentId, appointments.id))
    .leftJoin(bookingRequests, eq(bookingRequests.appointmentId, appointments.id));
}

function where({
  ids,
  patients: ofPatients,
  doctors: ofDoctors,
  from,
  before,
  tickets,
}: AppointmentSearch): SQL | undefined {
  return and(
    isNull(appointments.deletedAt),
    isNull(patients.deletedAt),
    ids && inArray(appointments.id, [...ids]),
    ofPatients && inArray(appointments.patientId, [...ofPatients]),
    ofDoctors && inArray(appointments.doctorId, [...ofDoctors]),
    from && gte(dueAt, sql.param(from, appointments.receivedAt)),
    before && lt(dueAt, sql.param(before, appointments.receivedAt)),
    tickets && inArray(appointments.ticket, [...tickets]),
  );
}

/** Whether a search asks for dates: its list is then in the order in which they are due, which an index has. */
export const isByDate = ({ from, before }: AppointmentSearch) => from !== undefined || before !== undefined;

/** Appointments that are not deleted: the latest first, by when they are due if dates are asked for, otherwise by when they came. */
export async function searchFhirAppointments(
  db: Queryable,
  search: AppointmentSearch,
  limit: number,
  after: Keyset | undefined,
) {
  const at = isByDate(search) ? dueAt : sql`${appointments.receivedAt}`;
  const place = after && { at: sql.param(after.at, appointments.receivedAt), id: sql.param(after.id, appointments.id) };
  // The first condition is what an index of times alone can begin at.
  const rest = place && sql`${at} <= ${place.at} and (${at}, ${appointments.id}) < (${place.at}, ${place.id})`;
  return rowsOf(db)
    .where(and(where(search), rest))
    .orderBy(desc(at), desc(appointments.id))
    .limit(limit);
}

export type FhirAppointmentRow = Awaited<ReturnType<typeof searchFhirAppointments>>[number];

export async function countFhirAppointments(db: Queryable, search: AppointmentSearch): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(where(search));
  return row?.count ?? 0;
}

/** An appointment as the row stands, a deleted one, too. */
export async function findFhirAppointment(db: Queryable, id: string): Promise<FhirAppointmentRow | undefined> {
  const [row] = await rowsOf(db).where(eq(appointments.id, id));
  return row;
}
