import { OpenRequestBody, SettleRequestBody } from '#shared/contract/booking/booking-requests.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { readBody } from '#server/http/request/body.ts';
import { askAgain, takeBack } from '#server/services/booking/change/ask-again.ts';
import { openRequests, settle } from '#server/services/booking/change/requests.ts';
import { transactionOf } from '#server/services/booking/ledger/transaction-of.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { queueToday } from '#server/services/queue/queue-day.ts';
import { auditList } from '#server/services/staff/audit-list.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { timeRefusal } from './appointment-time.ts';
import { staffAsker } from './asker.ts';

const UNKNOWN: Refusal = { status: 404, message: 'This request was not found.' };
const SETTLED: Refusal = { status: 409, message: 'Somebody else has settled this request. Please look again.' };

/** Patients whom the desk has to give a time (BOOK-6). */
export function bookingRequestRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, config, now, queueChanges, sms } = deps;
  return [
    {
      method: 'GET',
      path: '/api/booking-requests',
      policy: 'desk',
      asksByItself: true,
      handle: async (context) => {
        const found = await openRequests(database.orm, undefined, await staffAsker(deps));
        const look = { action: 'appointments-viewed', list: 'requests', filter: {}, count: found.total } as const;
        await auditList(database.orm, now(), context.get('principal'), look);
        return context.json(found);
      },
    },
    {
      method: 'POST',
      path: '/api/booking-requests',
      policy: 'desk',
      handle: async (context) => {
        const body = await readBody(context, OpenRequestBody);
        if (!body.ok) return refuse(context, body.problem);
        const id = body.value.value.appointmentId.toLowerCase();
        const actor = context.get('principal');
        const done = await transactionOf(database, (db) => askAgain(db, actor, id, now()));
        if (!done.ok) return refuse(context, timeRefusal(done.problem));
        queueChanges.tell();
        sms?.wake();
        return context.json({ message: 'Another time is asked for' }, 201);
      },
    },
    {
      method: 'POST',
      path: '/api/booking-requests/:id',
      policy: 'desk',
      handle: async (context) => {
        const body = await readBody(context, SettleRequestBody);
        if (!body.ok) return refuse(context, body.problem);
        const id = (context.req.param('id') ?? '').toLowerCase();
        if (!isUuid(id)) return refuse(context, UNKNOWN);
        const asker = await staffAsker(deps);
        const { day: today } = await queueToday(database.orm, config, now());
        const actor = context.get('principal');
        const wanted = body.value.value;
        const done = await transactionOf(database, (db) =>
          wanted.as === 'stands' ? takeBack(db, actor, id, now()) : settle(db, actor, id, wanted, asker, today),
        );
        if (!done.ok) {
          const { problem } = done;
          if (problem.kind === 'settled') return refuse(context, SETTLED);
          return refuse(context, problem.kind === 'unknown' ? UNKNOWN : timeRefusal(problem));
        }
        queueChanges.tell();
        sms?.wake();
        return context.json({ message: 'Request settled' });
      },
    },
  ];
}
