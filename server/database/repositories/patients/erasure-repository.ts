import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { withRetry } from '#server/database/engine/client.ts';
import { patientRecords, smsMessages, staffAlerts } from '#server/database/schema/clinic-schema.ts';
import { eraseAnswers } from '#server/database/transaction/idempotency-repository.ts';
import { forgetListCounts } from '#server/database/repositories/clinic/list-counts-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { forgetIdentifiers } from '#server/database/repositories/interop/identifiers-repository.ts';
import { eraseNoticesAbout } from '#server/database/repositories/accounts/access-notices-repository.ts';
import { eraseChangesOf } from '#server/database/repositories/staff/audit-repository.ts';
import { appointments, patients, prescriptions } from '#server/database/schema/schema.ts';

/** Erased in one transaction at most; a long list of ids would outgrow a statement's parameters. */
const MOST_AT_ONCE = 200;
/** So long a device may send a request again whose patient has been erased, and is told so. */
const ERASED_KEYS_KEPT_MS = 365 * 24 * 3_600_000;

/**
 * Erases for good patients deleted at `until` or before, with everything that is theirs: appointments, prescriptions and
 * their text messages, the record, alerts, whoever was merged into them, and the answers stored for repeated requests, which hold their ids. What is
 * left are audit entries, an id and nothing about the person, and hashes of the keys of those requests. @returns how many patients it erased; call again until 0.
 */
export async function erasePatientsDeletedUntil(db: Queryable, until: Date): Promise<number> {
  return withRetry(() =>
    db.transaction(async (transaction) => {
      const deleted = await idsOf(
        transaction
          .select({ id: patients.id })
          .from(patients)
          .where(and(lte(patients.deletedAt, until), isNull(patients.mergedInto)))
          .limit(MOST_AT_ONCE),
      );
      return deleted.length === 0 ? 0 : erase(transaction, deleted, until);
    }),
  );
}

/** Erases one deleted patient at once. @returns false if none such is deleted. */
export async function eraseDeletedPatient(db: Queryable, id: string, now: Date): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const deleted = await idsOf(
      transaction
        .select({ id: patients.id })
        .from(patients)
        .where(and(eq(patients.id, id), isNotNull(patients.deletedAt), isNull(patients.mergedInto))),
    );
    return deleted.length > 0 && (await erase(transaction, deleted, now)) > 0;
  });
}

async function erase(transaction: Queryable, deleted: readonly string[], now: Date): Promise<number> {
  const gone = await withThoseMerged(transaction, deleted);
  const keysKept = new Date(now.getTime() + ERASED_KEYS_KEPT_MS);
  const theirAppointments = await idsOf(
    transaction.select({ id: appointments.id }).from(appointments).where(inArray(appointments.patientId, gone)),
  );
  const theirPrescriptions = await idsOf(
    transaction.select({ id: prescriptions.id }).from(prescriptions).where(inArray(prescriptions.patientId, gone)),
  );
  await eraseAnswers(transaction, [...gone, ...theirAppointments, ...theirPrescriptions], keysKept);
  if (theirPrescriptions.length > 0) {
    await transaction.delete(smsMessages).where(inArray(smsMessages.prescriptionId, theirPrescriptions));
  }
  await eraseMessagesAbout(transaction, theirAppointments);
  await eraseChangesOf(transaction, gone);
  await eraseNoticesAbout(transaction, gone);
  await forgetIdentifiers(transaction, [...gone, ...theirAppointments]);
  await transaction.delete(patientRecords).where(inArray(patientRecords.patientId, gone));
  await transaction.delete(prescriptions).where(inArray(prescriptions.patientId, gone));
  await transaction.delete(appointments).where(inArray(appointments.patientId, gone));
  await transaction.delete(staffAlerts).where(inArray(staffAlerts.patientId, gone));
  await transaction.delete(patients).where(inArray(patients.id, gone));
  await forgetListCounts(transaction);
  return gone.length;
}

/** Whoever was merged into a patient, in however many steps, is kept as long as that one, and goes with that one. */
async function withThoseMerged(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive gone(id) as (
      select id from ${patients} where id = any(${sql.param([...ids])}::uuid[])
      union select p.id from ${patients} as p join gone on p.merged_into = gone.id
    ) select id from gone`);
  return rows.map(({ id }) => id);
}

/**
 * Erases for good appointments deleted at `until` or before. The stored answer of the request that booked one stays for
 * its 90 days, an id that leads nowhere: a device that repeats the request late shall not book anew.
 * @returns how many it erased; call again until 0
 */
export async function eraseAppointmentsDeletedUntil(db: Queryable, until: Date): Promise<number> {
  return withRetry(() =>
    db.transaction(async (transaction) => {
      const gone = await idsOf(
        transaction
          .select({ id: appointments.id })
          .from(appointments)
          .where(lte(appointments.deletedAt, until))
          .limit(MOST_AT_ONCE),
      );
      if (gone.length === 0) return 0;
      await forgetListCounts(transaction);
      await eraseMessagesAbout(transaction, gone);
      await forgetIdentifiers(transaction, gone);
      await transaction.delete(appointments).where(inArray(appointments.id, gone));
      return gone.length;
    }),
  );
}

async function idsOf(rows: PromiseLike<{ readonly id: string }[]>): Promise<string[]> {
  return (await rows).map(({ id }) => id);
}

/** What is claimed and asked for an appointment goes with its row; its messages go before. */
async function eraseMessagesAbout(transaction: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await transaction.delete(smsMessages).where(inArray(smsMessages.appointmentId, [...ids]));
}
