import { CorrectVisitBody } from '#shared/contract/appointment/correct-visit.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { readBody } from '#server/http/request/body.ts';
import { overtaken } from '#server/http/request/versions.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { correctVisit, type CorrectVisitProblem } from '#server/services/appointments/correct-visit.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';

const REFUSALS: Readonly<Record<Exclude<CorrectVisitProblem['kind'], 'overtaken'>, Refusal>> = {
  unknown: { status: 404, message: 'This appointment was not found.' },
  'unknown-doctor': { status: 422, message: 'This doctor was not found.' },
  'has-slot': { status: 422, message: 'This visit has a booked time. Move the booking instead.' },
  'on-board': {
    status: 422,
    message: 'This patient has arrived and is on another day’s board. Take them off the board first.',
  },
};

/** The doctor and the time of one visit, corrected by staff. Ours only. */
export function correctVisitRoutes({ config, database, now, queueChanges }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'PATCH',
      path: '/api/appointments/correct/:id',
      policy: 'desk',
      handle: async (context) => {
        const body = await readBody(context, CorrectVisitBody);
        if (!body.ok) return refuse(context, body.problem);
        const id = (context.req.param('id') ?? '').toLowerCase();
        const { timeZone } = await readClinicSettings(database.orm, config);
        const done = await database.transaction((db) =>
          correctVisit(db, context.get('principal'), id, body.value.value, timeZone, now()),
        );
        if (!done.ok) {
          const { problem } = done;
          return refuse(context, problem.kind === 'overtaken' ? overtaken(problem) : REFUSALS[problem.kind]);
        }
        queueChanges.tell();
        return context.json(done.value);
      },
    },
  ];
}
