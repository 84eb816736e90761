import { ExceptionBody } from '#shared/contract/booking/schedule-exceptions.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { readBody } from '#server/http/request/body.ts';
import { readFilter } from '#server/http/request/list-query.ts';
import {
  addException,
  exceptionsFor,
  removeException,
  type ExceptionProblem,
} from '#server/services/booking/times/exceptions.ts';
import { transactionOf } from '#server/services/booking/ledger/transaction-of.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { staffAsker } from './asker.ts';
import { UNKNOWN_DOCTOR } from './refusals.ts';

const REFUSALS: Readonly<Record<ExceptionProblem['kind'], Refusal>> = {
  unknown: { status: 404, message: 'This entry was not found.' },
  'unknown-doctor': UNKNOWN_DOCTOR,
  'not-own': { status: 403, message: 'You may only change your own hours.' },
};

/** Leave, holidays and extra sessions: of everybody for administrators, the own ones for a doctor (BOOK-7). */
export function exceptionRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, queueChanges } = deps;
  const ownDoctor = ({ role, id }: Principal) => (role === 'doctor' ? id : undefined);
  return [
    {
      method: 'GET',
      path: '/api/doctors/exceptions',
      policy: 'staff',
      handle: async (context) => {
        const doctor = readFilter(context, 'doctorId');
        const own = ownDoctor(context.get('principal'));
        const found = await exceptionsFor(database.orm, doctor, own, await staffAsker(deps));
        return found.ok ? context.json({ exceptions: found.value }) : refuse(context, REFUSALS[found.problem.kind]);
      },
    },
    {
      method: 'POST',
      path: '/api/doctors/exceptions',
      policy: 'staff',
      handle: async (context) => {
        const body = await readBody(context, ExceptionBody);
        if (!body.ok) return refuse(context, body.problem);
        const asker = await staffAsker(deps);
        const actor = context.get('principal');
        const done = await transactionOf(database, (db) => addException(db, actor, body.value.value, asker));
        if (!done.ok) return refuse(context, REFUSALS[done.problem.kind]);
        if (done.value.exception === null) return context.json(done.value, 200);
        queueChanges.tell();
        return context.json(done.value, 201);
      },
    },
    {
      method: 'DELETE',
      path: '/api/doctors/exceptions/:id',
      policy: 'staff',
      handle: async (context) => {
        const id = (context.req.param('id') ?? '').toLowerCase();
        const asker = await staffAsker(deps);
        const actor = context.get('principal');
        const done = await transactionOf(database, (db) => removeException(db, actor, id, asker));
        if (!done.ok) return refuse(context, REFUSALS[done.problem.kind]);
        queueChanges.tell();
        return context.body(null, 204);
      },
    },
  ];
}
