import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** What waits for somebody or something: numbers only. */
export async function countBacklog(db: Queryable) {
  const { rows } = await db.execute<{ messages: number; requests: number; unsealed: number }>(sql`
    select (select count(*)::integer from sms_messages where state in ('queued', 'sending') and next_attempt_at <= now()) as messages,
      (select count(*)::integer from booking_requests where settled_at is null) as requests,
      (select count(*)::integer from audit_unsealed) as unsealed`);
  return rows[0] ?? { messages: 0, requests: 0, unsealed: 0 };
}

/** Bytes that all of the database takes on its disk. */
export async function databaseBytes(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`);
  return Number(rows[0]?.bytes ?? 0);
}
