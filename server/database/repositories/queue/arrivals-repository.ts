import { and, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { appointments, doctors, dueAt, patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

const arriving = {
  id: appointments.id,
  status: appointments.status,
  doctorId: appointments.doctorId,
  department: doctors.specialization,
  ticket: sql<string | null>`coalesce(${appointments.ticket}, ${patients.ticket})`,
  checkInCode: appointments.checkInCode,
  urgent: patients.urgent,
  /** The time that was booked or agreed with staff; null for whoever comes without one. */
  slotStartsAt: sql<Date | null>`coalesce(${appointments.slotStartsAt}, ${appointments.agreedAt})`.mapWith(
    appointments.slotStartsAt,
  ),
  sampleTime:
    sql<Date | null>`case when ${appointments.origin} = 'sample' then ${appointments.appointmentTime} end`.mapWith(
      appointments.appointmentTime,
    ),
};
export type Arriving = Awaited<ReturnType<typeof selectArriving>>[number];

/** What a check-in needs of a booking, its row held until the transaction ends; undefined when there is none (any more). */
export async function lockArriving(db: Queryable, id: string) {
  const [row] = await selectArriving(db)
    .where(and(eq(appointments.id, id), isNull(appointments.deletedAt), isNull(patients.deletedAt)))
    .for('update', { of: [appointments, patients] });
  return row;
}

/** The bookings with that ticket that are due between two instants, the newest first: a device may give a number twice. */
export async function listArriving(db: Queryable, ticket: string, from: Date, before: Date): Promise<Arriving[]> {
  return selectArriving(db)
    .where(
      and(
        isNull(appointments.deletedAt),
        isNull(patients.deletedAt),
        gte(dueAt, from),
        lt(dueAt, before),
        or(eq(appointments.ticket, ticket), and(isNull(appointments.ticket), eq(patients.ticket, ticket))),
      ),
    )
    .orderBy(desc(appointments.receivedAt), desc(appointments.id))
    .limit(5);
}

function selectArriving(db: Queryable) {
  return db
    .select(arriving)
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId));
}

/** The department as its doctors write it. */
export async function findDepartment(db: Queryable, folded: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: doctors.specialization })
    .from(doctors)
    .where(and(isNull(doctors.removedAt), eq(doctors.specializationFolded, folded)))
    .limit(1);
  return row?.name;
}
