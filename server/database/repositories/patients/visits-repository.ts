import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { appointments, doctors, dueAt, patients } from '#server/database/schema/schema.ts';

/** A patient's appointments without deleted ones, each with its doctor (even a removed one), the latest first. */
export async function listAppointmentsOf(db: Queryable, patientId: string) {
  return db
    .select({
      id: appointments.id,
      dueAt: sql<Date>`${dueAt}`.mapWith(appointments.receivedAt),
      agreedAt: appointments.agreedAt,
      slotStartsAt: appointments.slotStartsAt,
      status: appointments.status,
      statusReason: appointments.statusReason,
      symptoms: patients.symptoms,
      doctorId: doctors.id,
      doctorCode: doctors.code,
      doctorName: doctors.name,
      doctorSpecialization: doctors.specialization,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .where(and(eq(appointments.patientId, patientId), isNull(appointments.deletedAt), isNull(patients.deletedAt)))
    .orderBy(desc(dueAt), desc(appointments.id));
}
