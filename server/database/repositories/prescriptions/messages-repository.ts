import { and, count, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { MESSAGE_KINDS } from '#shared/contract/prescription/messages.ts';
import { smsMessages } from '#server/database/schema/clinic-schema.ts';
import { afterKeyset, cutPage, newestFirst, type Keyset, type Page } from '#server/database/paging/keyset.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { appointments, doctors, patients, prescriptions } from '#server/database/schema/schema.ts';

export type MessageRow = typeof smsMessages.$inferSelect;

export async function insertMessage(db: Queryable, row: typeof smsMessages.$inferInsert): Promise<void> {
  await db.insert(smsMessages).values(row);
}

/**
 * Locks the prescription's row for this transaction, so that two requests cannot both send the last message allowed.
 */
export async function lockAndCountMessages(db: Queryable, prescriptionId: string): Promise<number> {
  await db
    .select({ id: prescriptions.id })
    .from(prescriptions)
    .where(eq(prescriptions.id, prescriptionId))
    .for('update');
  const [row] = await db
    .select({ count: count() })
    .from(smsMessages)
    .where(eq(smsMessages.prescriptionId, prescriptionId));
  return row?.count ?? 0;
}

/** What processes from before there were messages about times say of one: they take it for a prescription's. */
const MISREAD = 'The prescription is deleted';

/**
 * Queues again what such a process, still running beside this one, has given up unsent. A reminder that was asked for anew
 * since stands in for the old one.
 */
export async function requeueMisread(db: Queryable, now: Date): Promise<void> {
  await db
    .update(smsMessages)
    .set({ state: 'queued', lastError: null, nextAttemptAt: now })
    .where(
      and(
        eq(smsMessages.state, 'failed'),
        isNull(smsMessages.prescriptionId),
        eq(smsMessages.lastError, MISREAD),
        sql`not (${smsMessages.kind} = 'reminder' and exists (
          select 1 from sms_messages other where other.appointment_id = ${smsMessages.appointmentId}
            and other.kind = 'reminder' and other.state in ('queued', 'sending')))`,
      ),
    );
}

/**
 * Due: waiting and its time has come, or claimed by a process that did not come back. Of kinds that this process knows: what a
 * newer one has queued is left to that one.
 */
const due = (now: Date) =>
  and(
    inArray(smsMessages.kind, [...MESSAGE_KINDS]),
    or(
      and(eq(smsMessages.state, 'queued'), lte(smsMessages.nextAttemptAt, now)),
      and(eq(smsMessages.state, 'sending'), lte(smsMessages.leaseUntil, now)),
    ),
  );

/**
 * Claims one due message until `leaseUntil`; other processes skip it. Call it in a transaction.
 * @returns the row as it was before, and the patient's number; undefined if prescription or patient has been deleted, and for a message about an appointment's time.
 */
export async function claimMessage(db: Queryable, now: Date, leaseUntil: Date) {
  const [row] = await db
    .select()
    .from(smsMessages)
    .where(due(now))
    .orderBy(smsMessages.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true });
  if (row === undefined) return undefined;
  await db
    .update(smsMessages)
    .set({ state: 'sending', leaseUntil, attempts: row.attempts + 1 })
    .where(eq(smsMessages.id, row.id));
  if (row.prescriptionId === null) return { row, patientPhone: undefined };
  const [patient] = await db
    .select({ phone: patients.phone })
    .from(prescriptions)
    .innerJoin(patients, eq(patients.id, prescriptions.patientId))
    .where(and(eq(prescriptions.id, row.prescriptionId), isNull(prescriptions.deletedAt), isNull(patients.deletedAt)));
  return { row, patientPhone: patient?.phone };
}

export async function settleMessage(
  db: Queryable,
  id: string,
  change: Partial<
    Pick<
      MessageRow,
      'phone' | 'body' | 'state' | 'nextAttemptAt' | 'lastError' | 'gatewayMessageId' | 'gateway' | 'sentAt'
    >
  >,
): Promise<void> {
  await db
    .update(smsMessages)
    .set({ ...change, leaseUntil: null })
    .where(eq(smsMessages.id, id));
}

/**
 * Records what is due where no gateway is configured, as a prescription's message is from its beginning. Of what somebody has
 * tried to send it is not known that it was not.
 */
export async function recordDue(db: Queryable, now: Date): Promise<void> {
  await db
    .update(smsMessages)
    .set({ state: 'recorded', nextAttemptAt: null })
    .where(
      and(
        eq(smsMessages.state, 'queued'),
        eq(smsMessages.attempts, 0),
        lte(smsMessages.nextAttemptAt, now),
        inArray(smsMessages.kind, [...MESSAGE_KINDS]),
      ),
    );
}

const retriable = or(
  eq(smsMessages.state, 'failed'),
  and(eq(smsMessages.state, 'recorded'), isNull(smsMessages.lastError)),
);

/**
 * Queues a failed or recorded message again; one recorded with a reason was never meant to be sent.
 * @returns false if it is neither, or unknown.
 */
export async function requeueMessage(db: Queryable, id: string, now: Date): Promise<boolean> {
  const done = await db
    .update(smsMessages)
    .set({ state: 'queued', attempts: 0, nextAttemptAt: now })
    .where(and(eq(smsMessages.id, id), retriable));
  return done.rowCount === 1;
}

export async function findMessage(db: Queryable, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(smsMessages).where(eq(smsMessages.id, id));
  return row;
}

/** What was not true any more when its time came was never a message to anybody. */
const wasMeant = ne(smsMessages.state, 'dropped');

/** The messages to one patient, newest first. */
export async function listMessagesOf(db: Queryable, patientId: string) {
  return db
    .select({ message: smsMessages, doctorName: doctors.name })
    .from(smsMessages)
    .leftJoin(prescriptions, eq(prescriptions.id, smsMessages.prescriptionId))
    .leftJoin(appointments, eq(appointments.id, smsMessages.appointmentId))
    .innerJoin(doctors, eq(doctors.id, smsMessages.doctorId))
    .where(and(or(eq(prescriptions.patientId, patientId), eq(appointments.patientId, patientId)), wasMeant))
    .orderBy(...newestFirst(smsMessages.createdAt, smsMessages.id));
}

/** Messages newest first, with the names of doctor and patient; those of deleted patients are left out. */
export async function listMessages(db: Queryable, page: Page) {
  const rows = await db
    .select({ message: smsMessages, doctorName: doctors.name, patientName: patients.name })
    .from(smsMessages)
    .leftJoin(prescriptions, eq(prescriptions.id, smsMessages.prescriptionId))
    .leftJoin(appointments, eq(appointments.id, smsMessages.appointmentId))
    .innerJoin(patients, eq(patients.id, sql`coalesce(${prescriptions.patientId}, ${appointments.patientId})`))
    .innerJoin(doctors, eq(doctors.id, smsMessages.doctorId))
    .where(and(isNull(patients.deletedAt), wasMeant, afterKeyset(smsMessages.createdAt, smsMessages.id, page.after)))
    .orderBy(...newestFirst(smsMessages.createdAt, smsMessages.id))
    .limit(page.limit + 1);
  return cutPage(rows, page, ({ message }): Keyset => ({ at: message.createdAt, id: message.id }));
}

export type ListedMessage = Awaited<ReturnType<typeof listMessages>>['rows'][number];
