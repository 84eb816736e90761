import { NewHookBody } from '#shared/contract/interop/webhooks.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { readBody } from '#server/http/request/body.ts';
import { encodeCursor, readPage } from '#server/http/request/list-query.ts';
import {
  addHook,
  deliveriesForAdmin,
  hooksForAdmin,
  removeHook,
  retryDelivery,
} from '#server/services/interop/webhooks/webhooks.ts';
import { auditOnce } from '#server/services/staff/audit.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const PAGE = { limit: 50 };
const UNKNOWN: Refusal = { status: 404, message: 'This webhook was not found. It may have been removed.' };
const NOT_FAILED: Refusal = { status: 409, message: 'Only a message that failed can be sent again.' };
const NEEDS_TLS: Refusal = {
  status: 400,
  message: 'Please check: url. Addresses outside the house need https.',
  faults: [{ path: 'url', message: 'Must begin with https://' }],
};

/** Addresses that are told when something happens, and the outbox of what they are told. */
export function webhookRoutes({ database, now }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/webhooks',
      policy: 'admin',
      handle: async (context) => context.json({ webhooks: await hooksForAdmin(database.orm) }),
    },
    {
      method: 'POST',
      path: '/api/webhooks',
      policy: 'admin',
      handle: async (context) => {
        const body = await readBody(context, NewHookBody);
        if (!body.ok) return refuse(context, body.problem);
        const { value } = body.value;
        if (!value.mayBePrivate && !/^https:/i.test(value.url)) return refuse(context, NEEDS_TLS);
        const made = await database.transaction((db) => addHook(db, context.get('principal'), value, now()));
        return context.json(made, 201);
      },
    },
    {
      method: 'DELETE',
      path: '/api/webhooks/:id',
      policy: 'admin',
      handle: async (context) => {
        const id = (context.req.param('id') ?? '').toLowerCase();
        const done = await database.transaction((db) => removeHook(db, context.get('principal'), id, now()));
        return done ? context.json({ message: 'Webhook removed' }) : refuse(context, UNKNOWN);
      },
    },
    {
      method: 'GET',
      path: '/api/webhooks/deliveries',
      policy: 'admin',
      handle: async (context) => {
        const page = readPage(context);
        if (!page.ok) return refuse(context, page.problem);
        const { deliveries, next } = await deliveriesForAdmin(database.orm, page.value ?? PAGE);
        const look = { list: 'deliveries', filters: {}, count: deliveries.length };
        await auditOnce(database.orm, now(), context.get('principal'), 'deliveries-viewed', undefined, look);
        return context.json({ deliveries, nextCursor: encodeCursor(next) });
      },
    },
    {
      method: 'POST',
      path: '/api/webhooks/deliveries/:id/retry',
      policy: 'admin',
      handle: async (context) => {
        const id = (context.req.param('id') ?? '').toLowerCase();
        const done = await database.transaction((db) => retryDelivery(db, context.get('principal'), id, now()));
        return done ? context.json({ message: 'The message has been queued again.' }) : refuse(context, NOT_FAILED);
      },
    },
  ];
}
