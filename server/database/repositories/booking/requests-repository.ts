import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { STORED_OPEN_STATUSES } from '#shared/clinic/appointment-status.ts';
import { bookingRequests } from '#server/database/schema/booking-schema.ts';
import { appointments, doctors, patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type NewRequest = {
  readonly appointmentId: string;
  readonly doctorId: string;
  readonly cause: string;
  readonly wishedDay?: string | null;
  readonly wishedPart?: string | null;
  readonly wishedAt?: Date | null;
  readonly createdAt: Date;
};

/** Asks the desk for a time; what was asked for the same appointment before is asked anew. */
export async function openRequest(db: Queryable, request: NewRequest): Promise<void> {
  const anew = {
    doctorId: request.doctorId,
    cause: request.cause,
    wishedDay: request.wishedDay ?? null,
    wishedPart: request.wishedPart ?? null,
    wishedAt: request.wishedAt ?? null,
    createdAt: request.createdAt,
    settledAt: null,
    settledBy: null,
    settledAs: null,
  };
  await db
    .insert(bookingRequests)
    .values({ appointmentId: request.appointmentId, ...anew })
    .onConflictDoUpdate({ target: bookingRequests.appointmentId, set: anew });
}

/** @returns false when none was open */
export async function settleRequest(
  db: Queryable,
  appointmentId: string,
  as: string,
  by: string | undefined,
  now: Date,
): Promise<boolean> {
  const done = await db
    .update(bookingRequests)
    .set({ settledAt: now, settledAs: as, settledBy: by ?? null })
    .where(and(eq(bookingRequests.appointmentId, appointmentId), isNull(bookingRequests.settledAt)));
  return done.rowCount === 1;
}

/** The open request of an appointment, whatever it is about. */
export async function findOpenRequest(db: Queryable, appointmentId: string) {
  const [row] = await db
    .select({ cause: bookingRequests.cause })
    .from(bookingRequests)
    .where(and(eq(bookingRequests.appointmentId, appointmentId), isNull(bookingRequests.settledAt)));
  return row;
}

/** Requests that need nobody any more are forgotten: the doctor is not away after all. */
export async function forgetRequests(db: Queryable, appointmentIds: readonly string[], cause: string): Promise<void> {
  if (appointmentIds.length === 0) return;
  await db
    .delete(bookingRequests)
    .where(
      and(
        inArray(bookingRequests.appointmentId, [...appointmentIds]),
        eq(bookingRequests.cause, cause),
        isNull(bookingRequests.settledAt),
      ),
    );
}

const stillOpen = and(
  isNull(bookingRequests.settledAt),
  isNull(appointments.deletedAt),
  isNull(patients.deletedAt),
  inArray(appointments.status, [...STORED_OPEN_STATUSES]),
);

/** Those that are open and whose appointment still stands, the longest waiting first. @param doctorId only this doctor's */
export async function listOpenRequests(db: Queryable, doctorId: string | undefined, most: number) {
  return db
    .select({
      request: bookingRequests,
      patientId: patients.id,
      name: patients.name,
      phone: patients.phone,
      ticket: sql<string | null>`coalesce(${appointments.ticket}, ${patients.ticket})`,
      urgent: patients.urgent,
      doctorId: doctors.id,
      doctor: doctors.name,
      department: doctors.specialization,
    })
    .from(bookingRequests)
    .innerJoin(appointments, eq(appointments.id, bookingRequests.appointmentId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .where(and(stillOpen, doctorId === undefined ? undefined : eq(appointments.doctorId, doctorId)))
    .orderBy(asc(bookingRequests.createdAt), asc(bookingRequests.appointmentId))
    .limit(most);
}
export type OpenRequest = Awaited<ReturnType<typeof listOpenRequests>>[number];

export async function countOpenRequests(db: Queryable, doctorId: string | undefined): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(bookingRequests)
    .innerJoin(appointments, eq(appointments.id, bookingRequests.appointmentId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(and(stillOpen, doctorId === undefined ? undefined : eq(appointments.doctorId, doctorId)));
  return row?.count ?? 0;
}
