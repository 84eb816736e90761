import { and, count, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { newestFirst } from '#server/database/paging/keyset.ts';
import { appointments, doctors, patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type DoctorRow = typeof doctors.$inferSelect;

/** A doctor is identified by `_id` or by Doctor ID; a Doctor ID is never a UUID. */
function named(idOrCode: string): SQL {
  return UUID.test(idOrCode) ? eq(doctors.id, idOrCode.toLowerCase()) : eq(doctors.code, idOrCode);
}

/** A doctor who has not been removed. */
export async function findDoctor(db: Queryable, idOrCode: string): Promise<DoctorRow | undefined> {
  const [row] = await db
    .select()
    .from(doctors)
    .where(and(named(idOrCode), isNull(doctors.removedAt)));
  return row;
}

/** The same, locked against other changes until this transaction ends. */
export async function lockDoctor(db: Queryable, idOrCode: string): Promise<DoctorRow | undefined> {
  const [row] = await db
    .select()
    .from(doctors)
    .where(and(named(idOrCode), isNull(doctors.removedAt)))
    .for('update');
  return row;
}

/** The hours of a doctor, also of one who has been removed. */
export async function findScheduleOf(db: Queryable, id: string): Promise<unknown> {
  const [row] = await db.select({ schedule: doctors.schedule }).from(doctors).where(eq(doctors.id, id));
  return row?.schedule;
}

/** All doctors who have not been removed, newest first. */
export async function listDoctors(db: Queryable): Promise<DoctorRow[]> {
  return db
    .select()
    .from(doctors)
    .where(isNull(doctors.removedAt))
    .orderBy(...newestFirst(doctors.createdAt, doctors.id));
}

/** How many patients and appointments each doctor has, without deleted ones; a doctor without any is not in the map. */
export async function countForDoctors(
  db: Queryable,
): Promise<{ patients: ReadonlyMap<string, number>; appointments: ReadonlyMap<string, number> }> {
  const ofPatients = await db
    .select({ doctorId: patients.doctorId, count: count() })
    .from(patients)
    .where(isNull(patients.deletedAt))
    .groupBy(patients.doctorId);
  const ofAppointments = await db
    .select({ doctorId: appointments.doctorId, count: count() })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(and(isNull(appointments.deletedAt), isNull(patients.deletedAt)))
    .groupBy(appointments.doctorId);
  return {
    patients: new Map(ofPatients.map((row) => [row.doctorId ?? '', row.count])),
    appointments: new Map(ofAppointments.map((row) => [row.doctorId, row.count])),
  };
}

export async function insertDoctors(db: Queryable, rows: (typeof doctors.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(doctors).values(rows).onConflictDoNothing();
}

/** @returns the removed doctor's id, or undefined if there is none (any more). */
export async function markDoctorRemoved(db: Queryable, idOrCode: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .update(doctors)
    .set({ removedAt: now })
    .where(and(named(idOrCode), isNull(doctors.removedAt)))
    .returning({ id: doctors.id });
  return row?.id;
}

/** @returns false if the Doctor ID is taken, even by a removed doctor. */
export async function insertDoctor(db: Queryable, row: typeof doctors.$inferInsert): Promise<boolean> {
  const done = await db.insert(doctors).values(row).onConflictDoNothing();
  return done.rowCount === 1;
}

export async function updateDoctor(
  db: Queryable,
  id: string,
  changed: Partial<typeof doctors.$inferInsert>,
): Promise<void> {
  await db.update(doctors).set(changed).where(eq(doctors.id, id));
}

/** @returns the restored doctor's id, or undefined if no removed doctor has that name. */
export async function markDoctorRestored(db: Queryable, idOrCode: string): Promise<string | undefined> {
  const [row] = await db
    .update(doctors)
    .set({ removedAt: null })
    .where(and(named(idOrCode), isNotNull(doctors.removedAt)))
    .returning({ id: doctors.id });
  return row?.id;
}
