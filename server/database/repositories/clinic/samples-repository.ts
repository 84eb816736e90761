import { and, count, eq, inArray, notExists, or, sql, type SQL } from 'drizzle-orm';
import { bookingRequests, scheduleExceptions, slotClaims } from '#server/database/schema/booking-schema.ts';
import { patientRecords, smsMessages, staffAlerts } from '#server/database/schema/clinic-schema.ts';
import { forgetListCounts } from './list-counts-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { appointments, doctors, patients, prescriptions } from '#server/database/schema/schema.ts';

export type SampleCounts = { readonly doctors: number; readonly patients: number; readonly appointments: number };

export async function countSamples(db: Queryable): Promise<SampleCounts> {
  const of = (table: typeof doctors | typeof patients | typeof appointments) =>
    db.select({ count: count() }).from(table).where(eq(table.sample, true));
  const [[ofDoctors], [ofPatients], [ofAppointments]] = [await of(doctors), await of(patients), await of(appointments)];
  return {
    doctors: ofDoctors?.count ?? 0,
    patients: ofPatients?.count ?? 0,
    appointments: ofAppointments?.count ?? 0,
  };
}

/**
 * Erases every sample patient with everything that belongs to them, and every sample doctor. A sample doctor to whom
 * real rows refer stays in the history and is only removed from the lists, like any removed doctor.
 * @returns the ids of all sample doctors
 */
export async function eraseSamples(db: Queryable, now: Date): Promise<string[]> {
  const samplePatients = db.select({ id: patients.id }).from(patients).where(eq(patients.sample, true));
  const gonePrescriptions = db
    .select({ id: prescriptions.id })
    .from(prescriptions)
    .where(or(eq(prescriptions.sample, true), inArray(prescriptions.patientId, samplePatients)));
  await db.delete(smsMessages).where(inArray(smsMessages.prescriptionId, gonePrescriptions));
  await db
    .delete(prescriptions)
    .where(or(eq(prescriptions.sample, true), inArray(prescriptions.patientId, samplePatients)));
  const goneAppointments = or(eq(appointments.sample, true), inArray(appointments.patientId, samplePatients));
  await db
    .delete(smsMessages)
    .where(
      inArray(smsMessages.appointmentId, db.select({ id: appointments.id }).from(appointments).where(goneAppointments)),
    );
  await db.delete(appointments).where(goneAppointments);
  await db.delete(patientRecords).where(inArray(patientRecords.patientId, samplePatients));
  await db.delete(staffAlerts).where(inArray(staffAlerts.patientId, samplePatients));
  await db.delete(patients).where(eq(patients.sample, true));
  await forgetListCounts(db);
  const ids = await db.select({ id: doctors.id }).from(doctors).where(eq(doctors.sample, true));
  await db.delete(doctors).where(and(eq(doctors.sample, true), nothingNames(db)));
  await db
    .update(doctors)
    .set({ sample: false, removedAt: sql`coalesce(${doctors.removedAt}, ${sql.param(now, doctors.removedAt)})` })
    .where(eq(doctors.sample, true));
  return ids.map(({ id }) => id);
}

/** Whether no remaining row refers to the doctor. */
function nothingNames(db: Queryable): SQL | undefined {
  const one = { one: sql`1` };
  return and(
    notExists(db.select(one).from(patients).where(eq(patients.doctorId, doctors.id))),
    notExists(db.select(one).from(appointments).where(eq(appointments.doctorId, doctors.id))),
    notExists(db.select(one).from(prescriptions).where(eq(prescriptions.doctorId, doctors.id))),
    notExists(db.select(one).from(patientRecords).where(eq(patientRecords.updatedBy, doctors.id))),
    notExists(db.select(one).from(bookingRequests).where(eq(bookingRequests.doctorId, doctors.id))),
    notExists(db.select(one).from(scheduleExceptions).where(eq(scheduleExceptions.doctorId, doctors.id))),
    notExists(db.select(one).from(slotClaims).where(eq(slotClaims.doctorId, doctors.id))),
    notExists(db.select(one).from(smsMessages).where(eq(smsMessages.doctorId, doctors.id))),
  );
}
