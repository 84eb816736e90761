import { and, asc, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import { isNoneOf } from '#server/database/schema/columns.ts';
import { calendarFeeds } from '#server/database/schema/interop-schema.ts';
import { appointments, doctors, patients } from '#server/database/schema/schema.ts';
import { FREE_STATUSES } from '#shared/clinic/appointment-status.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export async function insertFeed(db: Queryable, row: typeof calendarFeeds.$inferInsert): Promise<void> {
  await db.insert(calendarFeeds).values(row);
}

/** Ends the address of a doctor. @returns whether there was one */
export async function revokeFeedOf(db: Queryable, doctorId: string, now: Date): Promise<boolean> {
  const done = await db
    .update(calendarFeeds)
    .set({ revokedAt: now })
    .where(and(eq(calendarFeeds.doctorId, doctorId), isNull(calendarFeeds.revokedAt)));
  return done.rowCount === 1;
}

/** The doctor whose address this is, if both still hold. */
export async function doctorOfFeed(db: Queryable, tokenHash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: doctors.id })
    .from(calendarFeeds)
    .innerJoin(doctors, eq(doctors.id, calendarFeeds.doctorId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(calendarFeeds.revokedAt), isNull(doctors.removedAt)));
  return row?.id;
}

/** Every doctor, with since when there is an address. */
export async function listFeeds(db: Queryable) {
  return db
    .select({ doctorId: doctors.id, doctor: doctors.name, since: calendarFeeds.createdAt })
    .from(doctors)
    .leftJoin(calendarFeeds, and(eq(calendarFeeds.doctorId, doctors.id), isNull(calendarFeeds.revokedAt)))
    .where(isNull(doctors.removedAt))
    .orderBy(asc(doctors.name), asc(doctors.id));
}

/** When a doctor is booked: nothing of whom. */
export async function bookedTimes(db: Queryable, doctorId: string, from: Date, before: Date) {
  return db
    .select({ id: appointments.id, startsAt: appointments.slotStartsAt, minutes: appointments.slotMinutes })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(
      and(
        eq(appointments.doctorId, doctorId),
        isNotNull(appointments.slotStartsAt),
        gte(appointments.slotStartsAt, from),
        lt(appointments.slotStartsAt, before),
        isNull(appointments.deletedAt),
        isNull(patients.deletedAt),
        isNoneOf('"appointments"."status"', FREE_STATUSES),
      ),
    )
    .orderBy(asc(appointments.slotStartsAt));
}
