import { and, eq, isNull, sql } from 'drizzle-orm';
import { smsMessages } from '#server/database/schema/clinic-schema.ts';
import { appointments, patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** What a ticket's message needs of its visit; undefined when there is none (any more). */
export async function findTextableTicket(db: Queryable, appointmentId: string) {
  const [row] = await db
    .select({
      ticket: sql<string | null>`coalesce(${appointments.ticket}, ${patients.ticket})`,
      code: appointments.checkInCode,
      status: appointments.status,
      doctorId: appointments.doctorId,
      phone: patients.phone,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(and(eq(appointments.id, appointmentId), isNull(appointments.deletedAt), isNull(patients.deletedAt)));
  return row;
}

/** One a visit, whoever presses how often. What it says is written when it is sent. */
export async function insertTicketMessage(
  db: Queryable,
  { now, ...row }: { id: string; appointmentId: string; doctorId: string; phone: string; now: Date },
): Promise<void> {
  await db
    .insert(smsMessages)
    .values({
      ...row,
      kind: 'ticket',
      ownNumber: true,
      body: '',
      state: 'queued',
      attempts: 0,
      nextAttemptAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
}
