import type { Context } from 'hono';
import type { RouteDeps } from '#server/http/app-env.ts';
import { sendCsv } from '#server/http/answer/csv-answer.ts';
import { readAppointmentFilter, readPatientFilter } from '#server/http/request/list-filters.ts';
import { encodeCursor, readFilter, readPage } from '#server/http/request/list-query.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { auditList, detailsOf } from '#server/services/staff/audit-list.ts';
import { audit } from '#server/services/staff/audit.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { deletedPatientsForList } from '#server/services/patients/deleted-patients.ts';
import { appointmentsCsv, patientsCsv } from '#server/services/export/export-lists.ts';
import { countMatchingAppointments } from '#server/services/appointments/list-appointments.ts';
import { countMatchingPatients } from '#server/services/patients/list-patients.ts';
import { readStatistics } from '#server/services/clinic/statistics.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

/** What an administrator needs of the lists beside CALL-4 and CALL-5: numbers, files, and what was deleted lately. */
export function adminListRoutes({ config, database, now }: RouteDeps): ApiRoute[] {
  const { orm } = database;
  const timeZone = async () => (await readClinicSettings(orm, config)).timeZone;
  return [
    {
      method: 'GET',
      path: '/api/adminDashboard/statistics',
      policy: 'admin',
      handle: async (context) => context.json(await readStatistics(orm, config, now())),
    },
    {
      method: 'GET',
      path: '/api/patients/count',
      policy: 'desk',
      handle: async (context) => context.json({ total: await countMatchingPatients(orm, readPatientFilter(context)) }),
    },
    {
      method: 'GET',
      path: '/api/appointments/count',
      policy: 'desk',
      handle: async (context) => context.json({ total: await countMatchingAppointments(orm, adminFilter(context)) }),
    },
    {
      method: 'GET',
      path: '/api/patients/deleted',
      policy: 'admin',
      handle: async (context) => {
        const page = readPage(context);
        if (!page.ok) return refuse(context, page.problem);
        const { patients, next } = await deletedPatientsForList(orm, page.value, now());
        const look = {
          action: 'patients-viewed',
          list: 'deleted-patients',
          filter: {},
          count: patients.length,
        } as const;
        await auditList(orm, now(), context.get('principal'), look);
        return context.json({ patients, nextCursor: encodeCursor(next) });
      },
    },
    {
      method: 'GET',
      path: '/api/adminDashboard/export-patients',
      policy: 'admin',
      confirmed: true,
      handle: async (context) => {
        const filter = readPatientFilter(context);
        const count = await countMatchingPatients(orm, filter);
        const details = detailsOf({ list: 'patients', filter, count });
        await audit(orm, now(), context.get('principal'), 'patients-exported', undefined, details);
        const zone = await timeZone();
        return sendCsv(context, 'patients', now(), zone, patientsCsv(orm, filter, zone));
      },
    },
    {
      method: 'GET',
      path: '/api/adminDashboard/export-appointments',
      policy: 'admin',
      confirmed: true,
      handle: async (context) => {
        const filter = adminFilter(context);
        const count = await countMatchingAppointments(orm, filter);
        const details = detailsOf({ list: 'appointments', filter, count });
        await audit(orm, now(), context.get('principal'), 'appointments-exported', undefined, details);
        const zone = await timeZone();
        return sendCsv(context, 'appointments', now(), zone, appointmentsCsv(orm, filter, zone));
      },
    },
  ];
}

function adminFilter(context: Context) {
  return { ...readAppointmentFilter(context), doctor: readFilter(context, 'doctor') };
}
