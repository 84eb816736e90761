import { AdminKindBody, NewAdminBody } from '#shared/contract/staff/staff-accounts.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { readBody } from '#server/http/request/body.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { addAdmin, adminAccounts, changeAdminKind, removeAdmin } from '#server/services/staff/staff-accounts.ts';
import { endSession, staffSessions } from '#server/services/staff/staff-sessions.ts';
import { countSamples, removeSamples } from '#server/services/samples/sample-removal.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const EMAIL_TAKEN = { status: 409, message: 'Somebody already has an account with this email.' } as const;
const ACCOUNT_REFUSALS = {
  unknown: { status: 404, message: 'This account was not found.' },
  oneself: { status: 409, message: 'You cannot remove your own account or change what it may do.' },
  'no-more': { status: 403, message: 'You are not an administrator any more.' },
} as const;

/** Who administers, who is logged in, and the sample data of the first start. */
export function staffAccountRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, now } = deps;
  return [
    {
      method: 'GET',
      path: '/api/staff/admins',
      policy: 'admin',
      handle: async (context) => context.json({ admins: await adminAccounts(database.orm, context.get('principal')) }),
    },
    {
      method: 'POST',
      path: '/api/staff/admins',
      policy: 'admin',
      confirmed: true,
      handle: async (context) => {
        const body = await readBody(context, NewAdminBody);
        if (!body.ok) return refuse(context, body.problem);
        const { value } = body.value;
        const done = await database.transaction((db) => addAdmin(db, context.get('principal'), value, now()));
        return done.ok ? context.json(done.value, 201) : refuse(context, EMAIL_TAKEN);
      },
    },
    {
      method: 'PATCH',
      path: '/api/staff/admins/:id',
      policy: 'admin',
      confirmed: true,
      handle: async (context) => {
        const id = (context.req.param('id') ?? '').toLowerCase();
        const body = await readBody(context, AdminKindBody);
        if (!body.ok) return refuse(context, body.problem);
        const { kind } = body.value.value;
        const done = await database.transaction((db) => changeAdminKind(db, context.get('principal'), id, kind, now()));
        return done.ok ? context.json({ admin: done.value }) : refuse(context, ACCOUNT_REFUSALS[done.problem.kind]);
      },
    },
    {
      method: 'DELETE',
      path: '/api/staff/admins/:id',
      policy: 'admin',
      handle: async (context) => {
        const id = (context.req.param('id') ?? '').toLowerCase();
        const done = await database.transaction((db) => removeAdmin(db, context.get('principal'), id, now()));
        if (!done.ok) return refuse(context, ACCOUNT_REFUSALS[done.problem.kind]);
        return context.json({ message: 'Account removed' });
      },
    },
    {
      method: 'GET',
      path: '/api/staff/sessions',
      policy: 'admin',
      handle: async (context) =>
        context.json({ sessions: await staffSessions(database.orm, context.get('principal'), now()) }),
    },
    {
      method: 'DELETE',
      path: '/api/staff/sessions/:id',
      policy: 'admin',
      handle: async (context) => {
        const id = context.req.param('id') ?? '';
        const ended = await database.transaction((db) => endSession(db, context.get('principal'), id, now()));
        if (!ended) return refuse(context, { status: 404, message: 'This session has already ended.' });
        return context.json({ message: 'Session ended' });
      },
    },
    {
      method: 'GET',
      path: '/api/staff/samples',
      policy: 'admin',
      handle: async (context) => context.json(await countSamples(database.orm)),
    },
    {
      method: 'DELETE',
      path: '/api/staff/samples',
      policy: 'admin',
      confirmed: true,
      handle: async (context) =>
        context.json(await database.transaction((db) => removeSamples(db, context.get('principal'), now()))),
    },
  ];
}
