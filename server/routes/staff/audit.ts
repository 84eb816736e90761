import type { Context } from 'hono';
import type { AuditDevices } from '#shared/contract/staff/audit.ts';
import { succeed, type Result } from '#shared/result.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { encodeCursor, readDay, readFilter, readPage } from '#server/http/request/list-query.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { auditPage, listAuditDevices, type AuditFilter } from '#server/services/staff/audit-log.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { clinicDayBegins } from '#server/services/clinic/clinic-time.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const PAGE = 50;

/** The audit log, for admins: a page at a time, newest first. */
export function auditRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, config } = deps;
  return [
    {
      method: 'GET',
      path: '/api/audit',
      policy: 'admin',
      handle: async (context) => {
        const page = readPage(context);
        if (!page.ok) return refuse(context, page.problem);
        const { timeZone } = await readClinicSettings(database.orm, config);
        const filter = readAuditFilter(context, timeZone);
        if (!filter.ok) return refuse(context, filter.problem);
        const { entries, next } = await auditPage(database.orm, filter.value, page.value ?? { limit: PAGE });
        return context.json({ entries, nextCursor: encodeCursor(next) });
      },
    },
    {
      method: 'GET',
      path: '/api/audit/devices',
      policy: 'admin',
      handle: async (context) => context.json({ devices: await listAuditDevices(database.orm) } satisfies AuditDevices),
    },
  ];
}

/** `from` and `to` are days in the clinic, both included. */
function readAuditFilter(context: Context, timeZone: string): Result<AuditFilter, Refusal> {
  const actor = readFilter(context, 'actor');
  const patient = readFilter(context, 'patient');
  const from = readDay(context, 'from');
  const to = readDay(context, 'to');
  if (!from.ok) return from;
  if (!to.ok) return to;
  const begins = (day: string | undefined, plusDays: number) =>
    day === undefined ? undefined : clinicDayBegins(day, timeZone, plusDays);
  return succeed({
    action: readFilter(context, 'action'),
    actorId: actor !== undefined && isUuid(actor) ? actor : undefined,
    device: readFilter(context, 'device'),
    patientId: patient !== undefined && isUuid(patient) ? patient : undefined,
    from: begins(from.value, 0),
    before: begins(to.value, 1),
  });
}
