import { DUPLICATES_MOST_IDS } from '#shared/contract/patient/duplicates.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { auditOnce } from '#server/services/staff/audit.ts';
import { possibleDuplicates } from '#server/services/patients/duplicates.ts';
import { readableOf } from '#server/services/privacy/need-to-know.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

/** Who may have registered twice: a hint beside the list of patients. */
export function duplicateRoutes({ config, database, now }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/patients/duplicates',
      policy: 'desk-or-doctor',
      handle: async (context) => {
        const ids = (context.req.query('ids') ?? '').toLowerCase().split(',').slice(0, DUPLICATES_MOST_IDS);
        const reader = context.get('principal');
        await auditOnce(database.orm, now(), reader, 'duplicates-viewed');
        const found = await possibleDuplicates(database.orm, ids);
        const named = Object.entries(found).flatMap(([id, others]) => [id, ...others.map(({ _id }) => _id)]);
        const readable = await readableOf(database.orm, config, reader, named, now());
        return context.json({ duplicates: readable === undefined ? found : within(found, readable) });
      },
    },
  ];
}

/** Whom a doctor may not open is no hint either. */
function within(found: Awaited<ReturnType<typeof possibleDuplicates>>, readable: ReadonlySet<string>): typeof found {
  const kept = Object.entries(found).flatMap(([id, others]) => {
    const seen = others.filter(({ _id }) => readable.has(_id));
    return readable.has(id) && seen.length > 0 ? [[id, seen] as const] : [];
  });
  return Object.fromEntries(kept);
}
