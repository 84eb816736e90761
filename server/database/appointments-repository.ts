import { and, count, eq, gte, inArray, isNotNull, isNull, like, notInArray, type SQL } from 'drizzle-orm';
import { foldText } from '#shared/rules/fold-text.ts';
import { containsPattern } from './contains-pattern.ts';
import { afterKeyset, cutPage, LOOKED_AT, newestFirst, untilKeyset, type Keyset, type Page } from './keyset.ts';
import type { Queryable } from './queryable.ts';
import { appointments, doctors, patients } from './schema.ts';

export type NewAppointment = Omit<typeof appointments.$inferInsert, 'deletedAt'>;

/** What a list of appointments may be narrowed to; texts are contained, case and marks aside; every given part must match. */
export type AppointmentFilter = {
  readonly doctor?: string | undefined;
  readonly patient?: string | undefined;
  readonly status?: string | undefined;
  /** Only this doctor's. */
  readonly doctorId?: string | undefined;
  /** Only those whose appointment time is at this instant or later. */
  readonly from?: Date | undefined;
};

const listed = {
  id: appointments.id,
  appointmentTime: appointments.appointmentTime,
  status: appointments.status,
  statusReason: appointments.statusReason,
  ticket: appointments.ticket,
  details: appointments.details,
  sample: appointments.sample,
  receivedAt: appointments.receivedAt,
  patientId: patients.id,
  patientName: patients.name,
  patientAge: patients.age,
  patientGender: patients.gender,
  patientPhone: patients.phone,
  patientSymptoms: patients.symptoms,
  doctorId: doctors.id,
  doctorCode: doctors.code,
  doctorName: doctors.name,
  doctorSpecialization: doctors.specialization,
};

const contains = (text: string) => containsPattern(foldText(text));

/** The stored statuses that contain a text, so that an index by status can be walked. */
const STORED_STATUSES = ['scheduled', 'completed', 'cancelled', 'Upcoming'];
function statusesWith(text: string): string[] {
  return STORED_STATUSES.filter((status) => foldText(status).includes(foldText(text)));
}

/** What an appointment itself must fulfil. */
function ownCondition(filter: AppointmentFilter): SQL | undefined {
  return and(
    isNull(appointments.deletedAt),
    filter.doctorId === undefined ? undefined : eq(appointments.doctorId, filter.doctorId),
    filter.from === undefined ? undefined : gte(appointments.appointmentTime, filter.from),
    filter.status === undefined ? undefined : inArray(appointments.status, statusesWith(filter.status)),
  );
}

function condition(filter: AppointmentFilter): SQL | undefined {
  return and(
    ownCondition(filter),
    isNull(patients.deletedAt),
    filter.doctor === undefined ? undefined : like(doctors.nameFolded, contains(filter.doctor)),
    filter.patient === undefined ? undefined : like(patients.nameFolded, contains(filter.patient)),
  );
}

/** The last row that a page filtered by names looks at; undefined when it looks at all that are left. */
async function endOfLook(
  db: Queryable,
  filter: AppointmentFilter,
  page: Page | undefined,
): Promise<Keyset | undefined> {
  if (page === undefined || (filter.doctor === undefined && filter.patient === undefined)) return undefined;
  const [end] = await db
    .select({ at: appointments.receivedAt, id: appointments.id })
    .from(appointments)
    .where(
      and(
        isNull(appointments.deletedAt),
        filter.doctorId === undefined ? undefined : eq(appointments.doctorId, filter.doctorId),
        afterKeyset(appointments.receivedAt, appointments.id, page.after),
      ),
    )
    .orderBy(...newestFirst(appointments.receivedAt, appointments.id))
    .offset(LOOKED_AT - 1)
    .limit(1);
  return end;
}

/**
 * Appointments newest first, those of deleted patients left out: all that match, or one page of them, which may be short
 * and go on (keyset.ts, LOOKED_AT).
 */
export async function listAppointments(db: Queryable, filter: AppointmentFilter, page?: Page) {
  const end = await endOfLook(db, filter, page);
  const query = db
    .select(listed)
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .where(
      and(
        condition(filter),
        afterKeyset(appointments.receivedAt, appointments.id, page?.after),
        untilKeyset(appointments.receivedAt, appointments.id, end),
      ),
    )
    .orderBy(...newestFirst(appointments.receivedAt, appointments.id));
  const rows = await (page === undefined ? query : query.limit(page.limit + 1));
  return cutPage(rows, page, (row): Keyset => ({ at: row.receivedAt, id: row.id }), end);
}

export type ListedAppointment = Awaited<ReturnType<typeof listAppointments>>['rows'][number];

/** How many match. Without a name to look for, the few deleted patients are left out instead of all being joined. */
export async function countAppointments(db: Queryable, filter: AppointmentFilter): Promise<number> {
  const counted = db.select({ count: count() }).from(appointments);
  if (filter.doctor === undefined && filter.patient === undefined) {
    const deleted = db.select({ id: patients.id }).from(patients).where(isNotNull(patients.deletedAt));
    const [row] = await counted.where(and(ownCondition(filter), notInArray(appointments.patientId, deleted)));
    return row?.count ?? 0;
  }
  const [row] = await counted
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .where(condition(filter));
  return row?.count ?? 0;
}

/** @returns false when a unique index refused it: the patient has booked, or the slot is taken. Nothing is changed then. */
export async function insertAppointment(db: Queryable, appointment: NewAppointment): Promise<boolean> {
  const done = await db.insert(appointments).values(appointment).onConflictDoNothing();
  return done.rowCount === 1;
}

/** Whose appointment it is; undefined when there is none (any more). */
export async function findAppointmentDoctor(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ doctorId: appointments.doctorId })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(and(eq(appointments.id, id), isNull(appointments.deletedAt), isNull(patients.deletedAt)));
  return row?.doctorId;
}

/** @returns false when there is none (any more). */
export async function markAppointmentDeleted(db: Queryable, id: string, now: Date): Promise<boolean> {
  const done = await db
    .update(appointments)
    .set({ deletedAt: now })
    .where(and(eq(appointments.id, id), isNull(appointments.deletedAt)));
  return done.rowCount === 1;
}
