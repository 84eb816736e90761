import { DeskBookingBody, TimeBody } from '#shared/contract/booking/appointment-time.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { readBody } from '#server/http/request/body.ts';
import { writeOnce } from '#server/http/request/signed-write.ts';
import { bookAtDesk, type DeskProblem } from '#server/services/booking/change/desk-booking.ts';
import { moveAppointment } from '#server/services/booking/change/time-of-appointment.ts';
import { transactionOf } from '#server/services/booking/ledger/transaction-of.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { staffAsker } from './asker.ts';
import { SLOT_TAKEN, UNKNOWN_DOCTOR } from './refusals.ts';

const REFUSALS: Readonly<Record<DeskProblem['kind'], Refusal>> = {
  unknown: { status: 404, message: 'This appointment was not found.' },
  'unknown-patient': { status: 404, message: 'This patient was not found.' },
  'unknown-doctor': UNKNOWN_DOCTOR,
  'not-own': { status: 403, message: 'This appointment belongs to another doctor.' },
  over: { status: 409, message: 'This appointment is over or cancelled. Please look again.' },
  'bad-time': { status: 400, message: 'Nobody can be booked at this time.' },
  'slot-taken': SLOT_TAKEN,
};

/** The refusal in words, with other times where there are some. */
export function timeRefusal(problem: DeskProblem): Refusal {
  const refusal = REFUSALS[problem.kind];
  return problem.kind === 'slot-taken' ? { ...refusal, extension: { alternatives: problem.alternatives } } : refusal;
}

/** Times given and taken by staff (BOOK-4, BOOK-5). */
export function appointmentTimeRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, config, queueChanges, sms } = deps;
  return [
    {
      method: 'PATCH',
      path: '/api/appointments/time/:id',
      policy: 'desk-or-doctor',
      handle: async (context) => {
        const body = await readBody(context, TimeBody);
        if (!body.ok) return refuse(context, body.problem);
        const id = (context.req.param('id') ?? '').toLowerCase();
        if (!isUuid(id)) return refuse(context, REFUSALS.unknown);
        const actor = context.get('principal');
        const asker = await staffAsker(deps);
        const mover = { actor, asker, ownDoctor: actor.role === 'doctor' ? actor.id : undefined };
        const done = await transactionOf(database, (db) => moveAppointment(db, id, body.value.value, mover));
        if (!done.ok) {
          if (done.problem.kind === 'not-own') await audit(database.orm, asker.now, actor, 'access-denied', id);
          return refuse(context, timeRefusal(done.problem));
        }
        queueChanges.tell();
        sms?.wake();
        return context.json(done.value);
      },
    },
    {
      method: 'POST',
      path: '/api/appointments/desk',
      policy: 'desk',
      handle: async (context) => {
        const done = await writeOnce(context, deps, DeskBookingBody, (input, actor, now) =>
          bookAtDesk(input, actor, now, config),
        );
        if (!done.ok) {
          const { problem } = done;
          return refuse(context, problem.kind === 'refusal' ? problem.refusal : timeRefusal(problem));
        }
        queueChanges.tell();
        sms?.wake();
        return context.body(done.value.body, done.value.status, { 'Content-Type': 'application/json' });
      },
    },
  ];
}
