import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { bookingRequests } from '#server/database/schema/booking-schema.ts';
import { smsMessages } from '#server/database/schema/clinic-schema.ts';
import { appointments, doctors, patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type TimeMessage = {
  readonly id: string;
  readonly appointmentId: string;
  readonly kind: string;
  readonly now: Date;
  readonly due: Date;
};

/** Only for a patient who wants messages and has given a number. A second reminder of the same appointment is left out. */
export async function insertTimeMessage(db: Queryable, { id, appointmentId, kind, now, due }: TimeMessage) {
  await db.execute(sql`
    insert into sms_messages (id, appointment_id, kind, about_at, doctor_id, phone, own_number, body, state, attempts,
                              next_attempt_at, created_at)
    select ${id}::uuid, a.id, ${kind}, a.slot_starts_at, a.doctor_id, p.phone, true, '', 'queued', 0,
           ${due.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from appointments a join patients p on p.id = a.patient_id
    where a.id = ${appointmentId}::uuid and a.remind and p.phone <> ''
    on conflict do nothing`);
}

/** One reminder so many hours before the time as the clinic's settings say; none where they say none, or it is too late. */
export async function insertReminder(db: Queryable, { id, appointmentId, now }: Omit<TimeMessage, 'kind' | 'due'>) {
  await db.execute(sql`
    insert into sms_messages (id, appointment_id, kind, about_at, doctor_id, phone, own_number, body, state, attempts,
                              next_attempt_at, created_at)
    select ${id}::uuid, a.id, 'reminder', a.slot_starts_at, a.doctor_id, p.phone, true, '', 'queued', 0,
           a.slot_starts_at - make_interval(hours => s.hours), ${now.toISOString()}::timestamptz
    from appointments a join patients p on p.id = a.patient_id
      join (select (values ->> 'reminderHours')::integer as hours from clinic_settings where id = 'clinic') s on s.hours > 0
    where a.id = ${appointmentId}::uuid and a.remind and p.phone <> ''
      and a.slot_starts_at - make_interval(hours => s.hours) > ${now.toISOString()}::timestamptz
    on conflict do nothing`);
}

/** What waits of an appointment's time but has not been sent, a cancellation apart. */
export async function dropUntrueMessages(db: Queryable, appointmentId: string): Promise<void> {
  await db
    .update(smsMessages)
    .set({ state: 'dropped', nextAttemptAt: null, lastError: 'Not true any more' })
    .where(
      and(
        eq(smsMessages.appointmentId, appointmentId),
        eq(smsMessages.state, 'queued'),
        notInArray(smsMessages.kind, ['cancelled', 'ticket']),
      ),
    );
}

/** What a message about a time has to be true to, read when it is sent. */
export async function findToldAppointment(db: Queryable, appointmentId: string) {
  const [row] = await db
    .select({
      ticket: sql<string | null>`coalesce(${appointments.ticket}, ${patients.ticket})`,
      status: appointments.status,
      language: appointments.language,
      deletedAt: appointments.deletedAt,
      startsAt: appointments.slotStartsAt,
      patientDeletedAt: patients.deletedAt,
      phone: patients.phone,
      patientId: appointments.patientId,
      doctorName: doctors.name,
      specialization: doctors.specialization,
      /** Why the desk is asked for a time; null when it is not. */
      openCause: bookingRequests.cause,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .leftJoin(
      bookingRequests,
      and(eq(bookingRequests.appointmentId, appointments.id), isNull(bookingRequests.settledAt)),
    )
    .where(eq(appointments.id, appointmentId));
  return row;
}

/** Whether the patient has been asked to choose another time than the one the appointment has. */
export async function wasAskedToChoose(db: Queryable, appointmentId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: smsMessages.id })
    .from(smsMessages)
    .innerJoin(appointments, eq(appointments.id, smsMessages.appointmentId))
    .where(
      and(
        eq(smsMessages.appointmentId, appointmentId),
        eq(smsMessages.kind, 'choose'),
        eq(smsMessages.aboutAt, appointments.slotStartsAt),
        inArray(smsMessages.state, ['sending', 'sent']),
      ),
    )
    .limit(1);
  return row !== undefined;
}
