/** A database that can be asked. */
type Asked = { sql(text: string): Promise<Record<string, unknown>[]> };

/**
 * What must never be in the ledger: two who overlap in one seat, a claim without an appointment that stands, an appointment that
 * stands without all of its claims.
 */
export async function faultsOfLedger(server: Asked) {
  const live = `a.status <> 'cancelled' and a.deleted_at is null and a.slot_seat is not null`;
  const [overlaps] = await server.sql(
    `select count(*)::integer as n from appointments a join appointments b on a.id < b.id and a.doctor_id = b.doctor_id
       and a.slot_seat = b.slot_seat and a.slot_starts_at < b.slot_starts_at + b.slot_minutes * interval '1 minute'
       and b.slot_starts_at < a.slot_starts_at + a.slot_minutes * interval '1 minute'
     where ${live} and b.status <> 'cancelled' and b.deleted_at is null`,
  );
  const [orphans] = await server.sql(
    `select count(*)::integer as n from slot_claims c where c.appointment_id is not null and not exists (
       select 1 from appointments a where a.id = c.appointment_id and ${live} and a.doctor_id = c.doctor_id
         and a.slot_seat = c.seat and c.atom_at >= a.slot_starts_at
         and c.atom_at < a.slot_starts_at + a.slot_minutes * interval '1 minute')`,
  );
  const [bare] = await server.sql(
    `select count(*)::integer as n from appointments a where ${live} and a.slot_minutes / 5 <> (
       select count(*) from slot_claims c where c.appointment_id = a.id)`,
  );
  return { overlaps: overlaps?.['n'], orphans: orphans?.['n'], bare: bare?.['n'] };
}
export const NO_FAULTS = { overlaps: 0, orphans: 0, bare: 0 };
