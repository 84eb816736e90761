import { StatusChangeBody } from '#shared/contract/appointment/appointment-status.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { readBody } from '#server/http/request/body.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { changeStatus, type StatusProblem } from '#server/services/appointments/appointment-status.ts';
import { queueToday } from '#server/services/queue/queue-day.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const REFUSALS: Readonly<Record<StatusProblem, Refusal>> = {
  unknown: { status: 404, message: 'This appointment was not found.' },
  'not-own': { status: 403, message: 'This appointment belongs to another doctor.' },
  'no-way': { status: 409, message: 'The status of this appointment has changed. Please refresh and try again.' },
  'needs-reason': { status: 400, message: 'Please give a reason for moving this appointment back.' },
};

/** The status of an appointment, moved by staff. */
export function appointmentStatusRoutes({ config, database, now, queueChanges }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'PATCH',
      path: '/api/appointments/status/:id',
      policy: 'desk-or-doctor',
      handle: async (context) => {
        const body = await readBody(context, StatusChangeBody);
        if (!body.ok) return refuse(context, body.problem);
        const id = (context.req.param('id') ?? '').toLowerCase();
        const { day: today } = await queueToday(database.orm, config, now());
        const done = await database.transaction((db) =>
          changeStatus(db, context.get('principal'), id, body.value.value, now(), today),
        );
        if (!done.ok) return refuse(context, REFUSALS[done.problem.kind]);
        queueChanges.tell();
        return context.json({ message: 'Status changed' });
      },
    },
  ];
}
