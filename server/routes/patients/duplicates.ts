import { DUPLICATES_MOST_IDS } from '#shared/contract/patient/duplicates.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { auditOnce } from '#server/services/staff/audit.ts';
import { possibleDuplicates } from '#server/services/patients/duplicates.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

/** Who may have registered twice: a hint beside the list of patients. */
export function duplicateRoutes({ database, now }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/patients/duplicates',
      policy: 'desk-or-doctor',
      handle: async (context) => {
        const ids = (context.req.query('ids') ?? '').toLowerCase().split(',').slice(0, DUPLICATES_MOST_IDS);
        await auditOnce(database.orm, now(), context.get('principal'), 'duplicates-viewed');
        return context.json({ duplicates: await possibleDuplicates(database.orm, ids) });
      },
    },
  ];
}
