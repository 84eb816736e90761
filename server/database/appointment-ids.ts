import { and, eq, gte, isNull, sql, type SQL } from 'drizzle-orm';
import { doctorNamed, ownCondition, statusesOf, type AppointmentFilter } from './appointment-filter.ts';
import { afterKeyset, newestFirst, type Page } from './keyset.ts';
import { appointments, doctors } from './schema.ts';

export const newest = newestFirst(appointments.receivedAt, appointments.id);
export const after = (page: Page) => afterKeyset(appointments.receivedAt, appointments.id, page.after);

/** The next rows of the list, of all or of one doctor. */
export function nextRows(filter: AppointmentFilter, page: Page): SQL | undefined {
  return and(ownCondition({ doctorId: filter.doctorId }), after(page));
}

/** Ids of those that match among the next `reach`. */
export function walkedIds(filter: AppointmentFilter, page: Page, reach: number, patient: SQL): SQL {
  const next = sql`(select * from ${appointments} where ${nextRows(filter, page)}
    order by ${sql.join(newest, sql`, `)} limit ${reach})`;
  return sql`select ${appointments.id} from ${next} as ${appointments}
    where ${and(ownCondition(filter), patient)} order by ${sql.join(newest, sql`, `)} limit ${page.limit + 1}`;
}

/** Ids of all that fulfil something. Materialized, or the planner would walk along the list all the same. */
export function foundIds(page: Page, where: SQL | undefined): SQL {
  return sql`with found as materialized (
      select ${appointments.id} as id, ${appointments.receivedAt} as at from ${appointments}
      where ${and(after(page), where)}
    ) select id from found order by at desc, id desc limit ${page.limit + 1}`;
}

/** Ids of the newest of each doctor and status that a filter names: an index holds these in order. */
export function newestIdsOfEach(filter: AppointmentFilter, page: Page, patient: SQL): SQL {
  const ofBoth = and(
    isNull(appointments.deletedAt),
    eq(appointments.doctorId, doctors.id),
    sql`${appointments.status} = s.status`,
    filter.from === undefined ? undefined : gte(appointments.appointmentTime, filter.from),
    after(page),
    patient,
  );
  const which = and(
    filter.doctorId === undefined ? undefined : eq(doctors.id, filter.doctorId),
    filter.doctor === undefined ? undefined : doctorNamed(filter.doctor),
  );
  return sql`select newest.id from ${doctors}
    cross join unnest(${sql.param(statusesOf(filter))}::text[]) as s(status)
    cross join lateral (
      select ${appointments.id} as id, ${appointments.receivedAt} as at from ${appointments} where ${ofBoth}
      order by at desc, id desc limit ${page.limit + 1}
    ) as newest where ${which ?? sql`true`} order by newest.at desc, newest.id desc limit ${page.limit + 1}`;
}
