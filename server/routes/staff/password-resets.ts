import { ResetAnswerBody } from '#shared/contract/staff/password-resets.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { readBody } from '#server/http/request/body.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { answerReset, resetSeen, resetsToTell } from '#server/services/passwords/password-resets.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

/** Passwords that somebody else has reset: the doctor says whether that was arranged, the other administrators are told. */
export function passwordResetRoutes({ database, now }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'POST',
      path: '/api/doctorAuth/password-reset',
      policy: 'doctor',
      handle: async (context) => {
        const body = await readBody(context, ResetAnswerBody);
        if (!body.ok) return refuse(context, body.problem);
        const { arranged } = body.value.value;
        const done = await database.transaction((db) => answerReset(db, context.get('principal'), arranged, now()));
        if (!done)
          return refuse(context, { status: 404, message: 'No reset of your password is waiting for an answer.' });
        return context.json({ message: 'Thank you. Your answer has been recorded.' });
      },
    },
    {
      method: 'GET',
      path: '/api/staff/password-resets',
      policy: 'admin',
      handle: async (context) =>
        context.json({ resets: await resetsToTell(database.orm, context.get('principal'), now()) }),
    },
    {
      method: 'POST',
      path: '/api/staff/password-resets/:id/seen',
      policy: 'admin',
      handle: async (context) => {
        const id = (context.req.param('id') ?? '').toLowerCase();
        const seen = await resetSeen(database.orm, context.get('principal'), id);
        if (!seen) return refuse(context, { status: 404, message: 'This reset was not found.' });
        return context.json({ message: 'Seen.' });
      },
    },
  ];
}
