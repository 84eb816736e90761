import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse } from '#server/http/answer/problem.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { erasePatientNow, exportPatientData } from '#server/services/privacy/patient-data.ts';

const UNKNOWN = { status: 404, message: 'This patient was not found.' } as const;
const NOT_DELETED = { status: 404, message: 'There is no deleted patient with this ID.' } as const;

/** What a patient may ask for: a copy of everything that is kept, and that it is erased at once. */
export function patientDataRoutes({ database, now, queueChanges }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/patients/data/:id',
      policy: 'admin',
      confirmed: true,
      handle: async (context) => {
        const id = (context.req.param('id') ?? '').toLowerCase();
        const data = await exportPatientData(database.orm, context.get('principal'), id, now());
        if (data === undefined) return refuse(context, UNKNOWN);
        context.header('Content-Disposition', `attachment; filename="patient-${id}.json"`);
        return context.json(data);
      },
    },
    {
      method: 'POST',
      path: '/api/patients/erase/:id',
      policy: 'admin',
      confirmed: true,
      handle: async (context) => {
        const id = (context.req.param('id') ?? '').toLowerCase();
        const erased = await database.transaction((db) => erasePatientNow(db, context.get('principal'), id, now()));
        if (!erased) return refuse(context, NOT_DELETED);
        queueChanges.tell();
        return context.json({ message: 'The patient has been erased.' });
      },
    },
  ];
}
