import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/**
 * How many wait before a visit in its doctor's line, those for any doctor of the department included: a number, nobody's name.
 * Undefined where the visit itself does not wait.
 */
export async function countAhead(db: Queryable, appointmentId: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ ahead: number }>(sql`
    select (
      select count(*)::integer from queue_entries other
      where other.day = own.day and other.stage = 'waiting'
        and (other.doctor_id = own.doctor_id or (other.doctor_id is null and other.department = own.department))
        and (-other.priority, other.due_at, other.id) < (-own.priority, own.due_at, own.id)
    ) as ahead
    from queue_entries own where own.appointment_id = ${appointmentId}::uuid and own.stage = 'waiting'`);
  return rows[0]?.ahead;
}
