import type { Context } from 'hono';
import type { AuditDevices } from '#shared/contract/staff/audit.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { encodeCursor, readFilter, readPage } from '#server/http/request/list-query.ts';
import { refuse } from '#server/http/answer/problem.ts';
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
        const { entries, next } = await auditPage(database.orm, filter, page.value ?? { limit: PAGE });
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

/** `from` and `to` are days in the clinic, both included; what cannot be read is no filter. */
function readAuditFilter(context: Context, timeZone: string): AuditFilter {
  const actor = readFilter(context, 'actor');
  const patient = readFilter(context, 'patient');
  const day = (name: string, plusDays: number) => {
    const text = readFilter(context, name);
    return text === undefined ? undefined : clinicDayBegins(text, timeZone, plusDays);
  };
  return {
    action: readFilter(context, 'action'),
    actorId: actor !== undefined && isUuid(actor) ? actor : undefined,
    device: readFilter(context, 'device'),
    patientId: patient !== undefined && isUuid(patient) ? patient : undefined,
    from: day('from', 0),
    before: day('to', 1),
  };
}
