import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/**
 * A word that is another one after every committed change of a day's board, in whatever order the commits come: how many
 * visits there are and the sum of their versions, and how many bookings of the day stand in which state (QUEUE-8).
 */
export async function revisionOf(db: Queryable, day: string, from: Date, before: Date): Promise<string> {
  const { rows } = await db.execute<{ revision: string }>(sql`
    select concat_ws('.', e.visits, e.versions, e.changed, b.bookings, b.over, b.last) as revision
    from
      (select count(*) as visits, coalesce(sum(version), 0) as versions,
              (extract(epoch from coalesce(max(changed_at), 'epoch')) * 1000)::bigint as changed
       from queue_entries where day = ${day}) e,
      (select count(*) as bookings, count(*) filter (where status in ('completed', 'cancelled')) as over,
              (extract(epoch from coalesce(max(received_at), 'epoch')) * 1000)::bigint as last
       from appointments
       where deleted_at is null
         and coalesce(slot_starts_at, agreed_at, case when origin = 'sample' then appointment_time else received_at end) >= ${from}
         and coalesce(slot_starts_at, agreed_at, case when origin = 'sample' then appointment_time else received_at end) < ${before}) b`);
  return rows[0]?.revision ?? '';
}
