import { asc, sql } from 'drizzle-orm';
import { doctors } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type FhirDoctorRow = typeof doctors.$inferSelect;

/** Every doctor, those who were removed, too: appointments of theirs name them. */
export async function listFhirDoctors(db: Queryable): Promise<FhirDoctorRow[]> {
  return db.select().from(doctors).orderBy(asc(doctors.id));
}

/** Which five minutes of these doctors are booked or held. */
export async function takenTimes(
  db: Queryable,
  ids: readonly string[],
  from: Date,
  before: Date,
  now: Date,
): Promise<{ doctorId: string; atomAt: number; seat: number; isHeld: boolean }[]> {
  if (ids.length === 0) return [];
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ doctor_id: string; at: string; seat: number; held: boolean }>(sql`
    select doctor_id, (extract(epoch from atom_at) * 1000)::bigint::text as at, seat, appointment_id is null as held
    from slot_claims
    where doctor_id = any(${sql.param([...ids])}::uuid[]) and atom_at >= ${at(from)} and atom_at < ${at(before)}
      and (appointment_id is not null or held_until >= ${at(now)})`);
  return rows.map((row) => ({ doctorId: row.doctor_id, atomAt: Number(row.at), seat: row.seat, isHeld: row.held }));
}
