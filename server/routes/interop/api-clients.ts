import { NewClientBody } from '#shared/contract/interop/api-clients.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { readBody } from '#server/http/request/body.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import {
  addClient,
  clientsForAdmin,
  revokeClient,
  rotateClient,
} from '#server/services/interop/clients/api-clients.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const UNKNOWN: Refusal = { status: 404, message: 'This system was not found. It may have been removed.' };

/** Other systems, as administrators let them in, give them another secret, and shut them out. */
export function apiClientRoutes({ database, now }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/clients',
      policy: 'admin',
      handle: async (context) => context.json({ clients: await clientsForAdmin(database.orm) }),
    },
    {
      method: 'POST',
      path: '/api/clients',
      policy: 'admin',
      confirmed: true,
      handle: async (context) => {
        const body = await readBody(context, NewClientBody);
        if (!body.ok) return refuse(context, body.problem);
        const { value } = body.value;
        const made = await database.transaction((db) => addClient(db, context.get('principal'), value, now()));
        return context.json(made, 201);
      },
    },
    {
      method: 'POST',
      path: '/api/clients/:id/secret',
      policy: 'admin',
      confirmed: true,
      handle: async (context) => {
        const id = (context.req.param('id') ?? '').toLowerCase();
        const made = await database.transaction((db) => rotateClient(db, context.get('principal'), id, now()));
        return made === undefined ? refuse(context, UNKNOWN) : context.json(made, 201);
      },
    },
    {
      method: 'DELETE',
      path: '/api/clients/:id',
      policy: 'admin',
      handle: async (context) => {
        const id = (context.req.param('id') ?? '').toLowerCase();
        const done = await database.transaction((db) => revokeClient(db, context.get('principal'), id, now()));
        return done ? context.json({ message: 'System removed' }) : refuse(context, UNKNOWN);
      },
    },
  ];
}
