import { eq, sql } from 'drizzle-orm';
import { staffAlerts } from '#server/database/schema/clinic-schema.ts';
import { patientMergeMoves, patientMerges } from '#server/database/schema/merge-schema.ts';
import { appointments, patients, prescriptions } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/**
 * Every column that names a patient, and what a merge does with it. A test compares it with the schema, so that a new table
 * cannot be forgotten.
 */
export const NAMING_PATIENTS = {
  'appointments.patient_id': 'moves',
  'prescriptions.patient_id': 'moves',
  'staff_alerts.patient_id': 'moves',
  /** Both are united in the survivor's; the other keeps its own for the day they are parted. */
  'patient_records.patient_id': 'united',
  /** Who is merged into somebody goes on with them, one step further. */
  'patients.merged_into': 'stays',
  'patient_merges.survivor_id': 'stays',
  'patient_merges.merged_id': 'stays',
} as const;

/** What hangs on a patient by that column alone. */
const PLAIN = { prescriptions, staff_alerts: staffAlerts } as const;
export type MovedKind = 'appointments' | keyof typeof PLAIN;
type Ids = { readonly merged: string; readonly survivor: string };

/** Gives the survivor everything that is the other's, also what is deleted, and notes each row. */
export async function moveRows(db: Queryable, mergeId: string, { merged, survivor }: Ids): Promise<void> {
  await noteAppointments(db, mergeId, merged);
  for (const [kind, table] of Object.entries(PLAIN)) {
    await db.execute(sql`insert into ${patientMergeMoves} (merge_id, kind, row_id)
      select ${mergeId}::uuid, ${kind}, id from ${table} where patient_id = ${merged}::uuid`);
    await db.execute(sql`update ${table} set patient_id = ${survivor}::uuid where patient_id = ${merged}::uuid`);
  }
  // One registration books once, whoever it belongs to by now; without a number of its own a visit would take the survivor's.
  await db
    .update(appointments)
    .set({
      patientId: survivor,
      origin: sql`case when ${appointments.origin} = 'registration' then 'merged' else ${appointments.origin} end`,
      registeredAs: sql`case when ${appointments.origin} = 'registration' then ${merged}::uuid else ${appointments.registeredAs} end`,
      ticket: sql`coalesce(${appointments.ticket}, (select ${patients.ticket} from ${patients} where ${patients.id} = ${merged}::uuid))`,
    })
    .where(eq(appointments.patientId, merged));
}

async function noteAppointments(db: Queryable, mergeId: string, merged: string): Promise<void> {
  await db.execute(sql`insert into ${patientMergeMoves} (merge_id, kind, row_id, before)
    select ${mergeId}::uuid, 'appointments', id,
           jsonb_build_object('origin', origin, 'registeredAs', registered_as, 'ticket', ticket)
    from ${appointments} where patient_id = ${merged}::uuid`);
}

/** Notes a row that has come for a merged patient and went to whoever stands for them, in every merge on the way. */
export async function noteRedirected(
  db: Queryable,
  merged: readonly string[],
  kind: MovedKind,
  rowId: string,
): Promise<void> {
  if (merged.length === 0) return;
  const before =
    kind === 'appointments' ? sql`'{"origin": "registration", "registeredAs": null}'::jsonb` : sql`null::jsonb`;
  await db.execute(sql`insert into ${patientMergeMoves} (merge_id, kind, row_id, before)
    select id, ${kind}, ${rowId}::uuid, case when merged_id = ${merged[0]}::uuid then ${before} end from ${patientMerges}
    where undone_at is null and merged_id = any(${sql.param([...merged])}::uuid[])`);
}

/** Gives back what a merge has noted, each row as it was. What has been erased since is not there to be given. */
export async function moveRowsBack(db: Queryable, mergeId: string, { merged, survivor }: Ids): Promise<void> {
  for (const [kind, table] of Object.entries(PLAIN)) {
    await db.execute(sql`update ${table} set patient_id = ${merged}::uuid
      where patient_id = ${survivor}::uuid
        and id in (select row_id from ${patientMergeMoves} where merge_id = ${mergeId}::uuid and kind = ${kind})`);
  }
  await db.execute(sql`update ${appointments} as a
    set patient_id = ${merged}::uuid,
        origin = coalesce(m.before ->> 'origin', a.origin),
        registered_as = case when m.before is null then a.registered_as else (m.before ->> 'registeredAs')::uuid end,
        ticket = case when m.before ? 'ticket' then m.before ->> 'ticket' else a.ticket end
    from ${patientMergeMoves} as m
    where m.merge_id = ${mergeId}::uuid and m.kind = 'appointments' and m.row_id = a.id and a.patient_id = ${survivor}::uuid`);
}
