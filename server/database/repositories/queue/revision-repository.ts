import { STORED_OPEN_STATUSES } from '#shared/clinic/appointment-status.ts';
import { sql } from 'drizzle-orm';
import { AUDITED_ACTIONS, type AuditedAction } from '#shared/contract/staff/audit.ts';
import { isNotIn } from '#server/database/schema/columns.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/**
 * A word that is another one after every committed change of a day's board, in whatever order the commits come: how many
 * visits there are and the sum of their versions, and how many bookings of the day stand in which state, how often
 * they were moved, and how many wait for a time (QUEUE-8).
 */
export async function revisionOf(db: Queryable, day: string, from: Date, before: Date): Promise<string> {
  const { rows } = await db.execute<{ revision: string }>(sql`
    select concat_ws('.', e.visits, e.versions, e.changed, b.bookings, b.over, b.last, b.moved, r.asked) as revision
    from
      (select count(*) as visits, coalesce(sum(version), 0) as versions,
              (extract(epoch from coalesce(max(changed_at), 'epoch')) * 1000)::bigint as changed
       from queue_entries where day = ${day}) e,
      (select count(*) as bookings, count(*) filter (where ${isNotIn('status', STORED_OPEN_STATUSES)}) as over,
              (extract(epoch from coalesce(max(received_at), 'epoch')) * 1000)::bigint as last,
              coalesce(sum(times_moved), 0) as moved
       from appointments
       where deleted_at is null
         and coalesce(slot_starts_at, agreed_at, case when origin = 'sample' then appointment_time else received_at end) >= ${from}
         and coalesce(slot_starts_at, agreed_at, case when origin = 'sample' then appointment_time else received_at end) < ${before}) b,
      (select count(*) as asked from booking_requests where settled_at is null) r`);
  return rows[0]?.revision ?? '';
}

/** Acts that no list of patients or appointments shows; whatever else is written down may stand in one. */
const UNSEEN: ReadonlySet<AuditedAction> = new Set<AuditedAction>([
  'login',
  'login-refused',
  'login-slowed',
  'link-age-refused',
  'link-locked',
  'logout',
  'access-denied',
  'password-set',
  'password-changed',
  'password-refused',
  'code-issued',
  'password-reset-confirmed',
  'password-reset-denied',
  'session-ended',
  'admin-added',
  'admin-kind-changed',
  'admin-removed',
  'settings-changed',
  'patients-viewed',
  'appointments-viewed',
  'messages-viewed',
  'history-viewed',
  'record-viewed',
  'duplicates-viewed',
  'patients-exported',
  'appointments-exported',
  'patient-viewed',
  'prescription-printed',
  'prescription-sent',
  'prescription-sent-elsewhere',
  'message-retried',
  'pairing-code-made',
  'device-paired',
  'device-changed',
  'device-revoked',
  'board-viewed',
]);
const SHOWN_CHANGES = AUDITED_ACTIONS.filter((action) => !UNSEEN.has(action));

/**
 * The same for the lists of patients and appointments of any day, and the alerts: what has come since an instant, how many
 * alerts are open, and how many acts of staff were written down. Counts, because the newest alone would miss a late commit.
 */
export async function listsRevisionOf(db: Queryable, since: Date): Promise<string> {
  const acts = sql.join(
    SHOWN_CHANGES.map((action) => sql`${action}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ revision: string }>(sql`
    select concat_ws('.', p.count, a.count, s.open, s.last, d.count) as revision
    from
      (select count(*) from patients where deleted_at is null and received_at >= ${since}) p,
      (select count(*) from appointments where deleted_at is null and received_at >= ${since}) a,
      (select count(*) as open, (extract(epoch from coalesce(max(created_at), 'epoch')) * 1000)::bigint as last
       from staff_alerts where acknowledged_at is null) s,
      (select count(*) from audit_entries where at >= ${since} and action in (${acts})) d`);
  return rows[0]?.revision ?? '';
}
