import { STORED_OPEN_STATUSES } from '#shared/clinic/appointment-status.ts';
import { and, asc, eq, gte, inArray, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm';
import { queueEntries } from '#server/database/schema/queue-schema.ts';
import { appointments, doctors, dueAt, patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { Line } from './call-next-repository.ts';

const shown = {
  entry: queueEntries,
  patientId: patients.id,
  name: patients.name,
  urgent: patients.urgent,
  symptoms: patients.symptoms,
  tickedSigns: patients.tickedSigns,
  language: appointments.language,
  doctor: doctors.name,
};

function selectShown(db: Queryable) {
  return db
    .select(shown)
    .from(queueEntries)
    .leftJoin(appointments, eq(appointments.id, queueEntries.appointmentId))
    .leftJoin(patients, eq(patients.id, appointments.patientId))
    .leftJoin(doctors, eq(doctors.id, queueEntries.doctorId));
}
export type ShownEntry = Awaited<ReturnType<typeof selectShown>>[number];

/** The entries of a day, or those of one doctor's lines, the urgent first and then by when they are due; whoever was deleted is not among them. */
export async function listEntries(db: Queryable, day: string, line: Line | undefined): Promise<ShownEntry[]> {
  return selectShown(db)
    .where(
      and(
        eq(queueEntries.day, day),
        isNull(appointments.deletedAt),
        isNull(patients.deletedAt),
        line === undefined ? undefined : isOf(line),
      ),
    )
    .orderBy(sql`${queueEntries.priority} desc`, asc(queueEntries.dueAt), asc(queueEntries.id));
}

export async function findShownEntry(db: Queryable, id: string): Promise<ShownEntry | undefined> {
  const [row] = await selectShown(db).where(eq(queueEntries.id, id));
  return row;
}

function isOf({ doctorId, department }: Line): SQL | undefined {
  const shared = and(isNull(queueEntries.doctorId), eq(queueEntries.department, department));
  return doctorId === undefined ? shared : or(eq(queueEntries.doctorId, doctorId), shared);
}

export type ExpectedRow = Awaited<ReturnType<typeof listExpected>>[number];

/** Bookings due from one instant and before another that nobody has checked in, the urgent first. */
export async function listExpected(db: Queryable, from: Date, before: Date, doctorId: string | undefined) {
  return db
    .select({
      appointmentId: appointments.id,
      patientId: patients.id,
      ticket: sql<string | null>`coalesce(${appointments.ticket}, ${patients.ticket})`,
      name: patients.name,
      urgent: patients.urgent,
      symptoms: patients.symptoms,
      tickedSigns: patients.tickedSigns,
      language: appointments.language,
      doctorId: doctors.id,
      doctor: doctors.name,
      department: doctors.specialization,
      dueAt: sql<Date>`${dueAt}`.mapWith(appointments.receivedAt),
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .where(
      and(
        isNull(appointments.deletedAt),
        isNull(patients.deletedAt),
        inArray(appointments.status, [...STORED_OPEN_STATUSES]),
        gte(dueAt, from),
        lt(dueAt, before),
        doctorId === undefined ? undefined : eq(appointments.doctorId, doctorId),
        notExists(
          db
            .select({ one: sql`1` })
            .from(queueEntries)
            .where(eq(queueEntries.appointmentId, appointments.id)),
        ),
      ),
    )
    .orderBy(sql`${patients.urgent} desc`, asc(sql`${dueAt}`), asc(appointments.id));
}
