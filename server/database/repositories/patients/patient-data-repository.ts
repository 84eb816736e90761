import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** Whatever is kept of a patient, a table each: how its rows are found by the patients' ids. */
export const PATIENT_DATA = {
  patients: 'id = any($ids)',
  patient_records: 'patient_id = any($ids)',
  appointments: 'patient_id = any($ids)',
  prescriptions: 'patient_id = any($ids)',
  staff_alerts: 'patient_id = any($ids)',
  patient_merges: 'survivor_id = any($ids) or merged_id = any($ids)',
  queue_entries: 'appointment_id in (select id from appointments where patient_id = any($ids))',
  registration_drafts: 'appointment_id in (select id from appointments where patient_id = any($ids))',
  booking_requests: 'appointment_id in (select id from appointments where patient_id = any($ids))',
  sms_messages:
    'appointment_id in (select id from appointments where patient_id = any($ids)) or prescription_id in (select id from prescriptions where patient_id = any($ids))',
  access_notices: 'subject_id = any($ids)',
  audit_entries:
    'subject_id in (select id::text from unnest($ids) as own(id) union all select id::text from appointments where patient_id = any($ids) union all select id::text from prescriptions where patient_id = any($ids))',
} as const;

/** What is only there for searching and says nothing new, and where staff were when they acted. */
const LEFT_OUT = [
  'name_folded',
  'family_key',
  'given_key',
  'phone_key',
  'search_words',
  'findable',
  'findable_words',
  'patient_folded',
  'patient_findable',
  'check_in_code',
  'address',
  'device',
];

/** Every row that is kept of these patients, as the database holds it; of the log, without who else was where. */
export async function readPatientData(db: Queryable, ids: readonly string[]): Promise<Record<string, unknown[]>> {
  const own = sql`${sql.param([...ids])}::uuid[]`;
  const read = async (table: string, condition: string) => {
    const parts = condition.split('$ids').map((part) => sql.raw(part));
    const left = sql.param(LEFT_OUT);
    const { rows } = await db.execute<{ row: unknown }>(
      sql`select to_jsonb(t) - ${left}::text[] as row from ${sql.raw(table)} as t where ${sql.join(parts, own)}`,
    );
    return rows.map(({ row }) => row);
  };
  const found: [string, unknown[]][] = [];
  for (const [table, condition] of Object.entries(PATIENT_DATA)) found.push([table, await read(table, condition)]);
  return Object.fromEntries(found);
}

/** A patient, also a deleted one, with everybody who was merged into them; empty when there is none. */
export async function idsOfPatient(db: Queryable, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive own(id) as (
      select id from patients where id = ${id}::uuid
      union select p.id from patients as p join own on p.merged_into = own.id
    ) select id from own`);
  return rows.map((row) => row.id);
}
