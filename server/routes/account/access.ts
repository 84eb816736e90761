import { OpenRecordBody } from '#shared/contract/staff/access-notices.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { readBody } from '#server/http/request/body.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { accessNotices, noticeSeen } from '#server/services/privacy/access-notices.ts';
import { openForReason } from '#server/services/privacy/need-to-know.ts';

const UNKNOWN_PATIENT = { status: 404, message: 'This patient was not found.' } as const;
const UNKNOWN_NOTICE = { status: 404, message: 'This notice was not found.' } as const;

/** Records of other doctors' patients: opened for a reason, which administrators read. */
export function accessRoutes({ database, now }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'POST',
      path: '/api/patients/open/:id',
      policy: 'doctor',
      handle: async (context) => {
        const body = await readBody(context, OpenRecordBody);
        if (!body.ok) return refuse(context, body.problem);
        const id = context.req.param('id') ?? '';
        const { reason } = body.value.value;
        const opened = await database.transaction((db) =>
          openForReason(db, context.get('principal'), id, reason, now()),
        );
        return opened ? context.json({ message: 'The record is open for you.' }) : refuse(context, UNKNOWN_PATIENT);
      },
    },
    {
      method: 'GET',
      path: '/api/staff/access-notices',
      policy: 'admin',
      handle: async (context) =>
        context.json({ notices: await accessNotices(database.orm, context.get('principal'), now()) }),
    },
    {
      method: 'POST',
      path: '/api/staff/access-notices/:id/seen',
      policy: 'admin',
      handle: async (context) => {
        const id = (context.req.param('id') ?? '').toLowerCase();
        const seen = await noticeSeen(database.orm, context.get('principal'), id);
        return seen ? context.json({ message: 'Seen.' }) : refuse(context, UNKNOWN_NOTICE);
      },
    },
  ];
}
