import type { RouteDeps } from '#server/http/app-env.ts';
import { readFilter } from '#server/http/request/list-query.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { findAnybody } from '#server/services/people/find-anybody.ts';
import { auditList } from '#server/services/staff/audit-list.ts';

/** One search over everybody, for staff of every kind. */
export function searchRoutes({ database, now }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/search',
      policy: 'desk-or-doctor',
      handle: async (context) => {
        const search = readFilter(context, 'search');
        if (search === undefined) return context.json({ patients: [], doctors: [] });
        const found = await findAnybody(database.orm, search);
        // Somebody who types asks again with each letter: that is one look.
        const look = { list: 'search', filter: { search }, count: found.patients.length };
        await auditList(database.orm, now(), context.get('principal'), { ...look, action: 'patients-viewed' });
        return context.json(found);
      },
    },
  ];
}
