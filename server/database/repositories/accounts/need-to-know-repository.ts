import { sql, type SQL } from 'drizzle-orm';
import { accessNotices } from '#server/database/schema/account-schema.ts';
import { queueEntries } from '#server/database/schema/queue-schema.ts';
import { appointments, patients, prescriptions } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** A doctor, the lines of today's board that are theirs, and since when a reason that was given still holds. */
export type Reader = {
  readonly doctorId: string;
  readonly department: string;
  readonly day: string;
  readonly openedSince: Date;
};

/**
 * What holds of a patient whose record a doctor may open: registered with them, booked or treated by them, on their part of
 * today's board, or opened by them for a reason lately.
 */
export function isReadableBy({ doctorId, department, day, openedSince }: Reader): SQL {
  const since = openedSince.toISOString();
  return sql`(${patients.doctorId} = ${doctorId}::uuid
    or exists (select 1 from ${appointments} as a where a.patient_id = ${patients.id} and a.deleted_at is null
      and (a.doctor_id = ${doctorId}::uuid or exists (select 1 from ${queueEntries} as q where q.appointment_id = a.id
        and q.day = ${day} and (q.doctor_id = ${doctorId}::uuid or (q.doctor_id is null and q.department = ${department})))))
    or exists (select 1 from ${prescriptions} as p where p.patient_id = ${patients.id} and p.doctor_id = ${doctorId}::uuid
      and p.deleted_at is null)
    or exists (select 1 from ${accessNotices} as n where n.kind = 'opened' and n.subject_id = ${patients.id}
      and n.account_id = ${doctorId}::uuid and n.at > ${since}::timestamptz))`;
}

/** Which of these patients a doctor may open. */
export async function readableAmong(db: Queryable, reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${patients.id} as id from ${patients}
      where ${patients.id} = any(${sql.param([...ids])}::uuid[]) and ${isReadableBy(reader)}`,
  );
  return new Set(rows.map(({ id }) => id));
}
