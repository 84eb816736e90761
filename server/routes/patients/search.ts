import type { FoundPatient } from '#shared/contract/search/found.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { readFilter } from '#server/http/request/list-query.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { findAnybody } from '#server/services/people/find-anybody.ts';
import { readableOf } from '#server/services/privacy/need-to-know.ts';
import { auditList } from '#server/services/staff/audit-list.ts';

/** One search over everybody, for staff of every kind. */
export function searchRoutes({ config, database, now }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/search',
      policy: 'desk-or-doctor',
      handle: async (context) => {
        const search = readFilter(context, 'search');
        if (search === undefined) return context.json({ patients: [], doctors: [] });
        const reader = context.get('principal');
        const found = await findAnybody(database.orm, search);
        const ids = found.patients.map(({ _id }) => _id);
        const readable = await readableOf(database.orm, config, reader, ids, now());
        // Somebody who types asks again with each letter: that is one look.
        const look = { list: 'search', filter: { search }, count: found.patients.length };
        await auditList(database.orm, now(), reader, { ...look, action: 'patients-viewed' });
        const patients = found.patients.map((one) => (readable?.has(one._id) === false ? barely(one) : one));
        return context.json({ ...found, patients });
      },
    },
  ];
}

/** What somebody is told apart by, and nothing else: the record opens after a reason. */
function barely({ _id, name, age, gender }: FoundPatient): FoundPatient {
  return { _id, name, age, gender };
}
