import type { Context } from 'hono';
import * as v from 'valibot';
import { CalendarDay } from '#shared/contract/booking/fields.ts';
import { OWN_AGE_HEADER, OWN_LINK_HEADER, OwnTimeBody } from '#shared/contract/booking/own-appointment.ts';
import { SLOT_DAYS_MOST } from '#shared/contract/booking/slot-times.ts';
import { FREE_STATUSES } from '#shared/clinic/appointment-status.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { AGE_REFUSALS } from '#server/http/answer/age-refusal.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import { readBody } from '#server/http/request/body.ts';
import { calendarFile } from '#server/services/booking/patient/calendar-file.ts';
import {
  cancelOwn,
  moveOwn,
  openOwn,
  ownView,
  type OwnProblem,
} from '#server/services/booking/patient/own-appointment.ts';
import { findOwn } from '#server/services/booking/patient/own-link.ts';
import { slotTimes } from '#server/services/booking/times/slot-times.ts';
import { transactionOf } from '#server/services/booking/ledger/transaction-of.ts';
import { askForAge } from '#server/services/security/age-question.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { timeRefusal } from './appointment-time.ts';

/** Whoever tries links by guessing does not get far; a hall full of patients behind one address does not notice. */
const LINK_LIMIT = { burst: 120, refillPerSecond: 2 };
/** The same for a link that is guessed, old, or of something deleted. */
const DEAD_LINK: Refusal = { status: 404, message: 'This link does not work any more. Please call the clinic.' };
const TOO_LATE: Refusal = { status: 409, message: 'It is too late to change this here. Please call the clinic.' };

/** The own appointment, for whoever has its link (BOOK-9): seen, moved, cancelled, put into a calendar. */
export function ownAppointmentRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, config, now, queueChanges, sms } = deps;
  const buckets = createTokenBuckets(LINK_LIMIT, now);
  const tokenOf = (context: Context) => context.req.param('token') ?? context.req.header(OWN_LINK_HEADER) ?? '';
  const actorOf = (context: Context) => ({
    role: 'nobody' as const,
    address: clientAddress(context, config.trustProxy),
  });
  const readAsker = async () => ({
    now: now(),
    rules: await readClinicSettings(database.orm, config),
    isStaff: false,
  });

  /** Why the link does not open to whoever asks, as far as that is not the link's own fault. */
  async function notYet(context: Context): Promise<Refusal | undefined> {
    const wait = buckets.take(clientAddress(context, config.trustProxy));
    if (wait === 0) {
      const visitor = { answered: context.req.header(OWN_AGE_HEADER), actor: actorOf(context) };
      const question = await database.transaction((db) =>
        askForAge(db, () => findOwn(db, tokenOf(context), now()), visitor, now()),
      );
      return question === 'open' ? undefined : AGE_REFUSALS[question];
    }
    return { status: 429, message: 'Too many requests. Please wait.', retryAfterSeconds: wait };
  }

  async function open(
    context: Context,
    answer: (row: NonNullable<Awaited<ReturnType<typeof openOwn>>>) => Promise<Response>,
  ) {
    const refused = await notYet(context);
    if (refused !== undefined) return refuse(context, refused);
    const row = await database.transaction((db) => openOwn(db, tokenOf(context), now()));
    return row === undefined ? refuse(context, DEAD_LINK) : answer(row);
  }

  function told(context: Context, problem: OwnProblem): Response {
    if (problem.kind === 'dead-link') return refuse(context, DEAD_LINK);
    if (problem.kind === 'too-late' || problem.kind === 'over') return refuse(context, TOO_LATE);
    if (problem.kind !== 'slot-taken') return refuse(context, timeRefusal(problem));
    // Whose link it is learns no doctor by it.
    const alternatives = problem.alternatives.map((time) => ({ ...time, doctorId: '' }));
    return refuse(context, timeRefusal({ ...problem, alternatives }));
  }

  const calendar = (context: Context) =>
    open(context, async ({ id, startsAt, minutes, timesMoved, status, language }) => {
      if (startsAt === null || minutes === null) return refuse(context, DEAD_LINK);
      const { name, address, phone } = (await readAsker()).rules;
      const cancelled = FREE_STATUSES.includes(status);
      const clinic = { name, address, phone };
      context.header('Content-Disposition', 'attachment; filename="appointment.ics"');
      const event = { id, startsAt, minutes, timesMoved, cancelled, clinic, language, now: now() };
      return context.body(calendarFile(event), 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
      });
    });

  return [
    {
      method: 'GET',
      path: '/api/appointments/own',
      policy: 'public',
      handle: (context) =>
        open(context, async (row) => {
          const view = ownView(row, await readAsker());
          return view === undefined ? refuse(context, DEAD_LINK) : context.json(view);
        }),
    },
    {
      method: 'GET',
      path: '/api/appointments/own/slots',
      policy: 'public',
      handle: (context) =>
        open(context, async (row) => {
          const from = context.req.query('from');
          const days = Number(context.req.query('days') ?? '1');
          const isDay = from === undefined || v.is(CalendarDay, from);
          if (!isDay || !Number.isInteger(days) || days < 1 || days > SLOT_DAYS_MOST)
            return refuse(context, { status: 400, message: 'Give a day and a number of days.' });
          if (FREE_STATUSES.includes(row.status)) return refuse(context, DEAD_LINK);
          const times = await slotTimes(database.orm, row.doctorId, from, days, await readAsker());
          if (times === undefined) return refuse(context, DEAD_LINK);
          const next = times.next === null ? null : { ...times.next, doctorId: '' };
          return context.json({ ...times, doctorId: '', next });
        }),
    },
    {
      method: 'PATCH',
      path: '/api/appointments/own',
      policy: 'public',
      handle: async (context) => {
        const refused = await notYet(context);
        if (refused !== undefined) return refuse(context, refused);
        const body = await readBody(context, OwnTimeBody);
        if (!body.ok) return refuse(context, body.problem);
        const asker = await readAsker();
        const done = await transactionOf(database, (db) =>
          moveOwn(db, tokenOf(context), body.value.value.startsAt, actorOf(context), asker),
        );
        if (!done.ok) return told(context, done.problem);
        queueChanges.tell();
        sms?.wake();
        return context.json({ message: 'Appointment moved' });
      },
    },
    {
      method: 'DELETE',
      path: '/api/appointments/own',
      policy: 'public',
      handle: async (context) => {
        const refused = await notYet(context);
        if (refused !== undefined) return refuse(context, refused);
        const asker = await readAsker();
        const done = await transactionOf(database, (db) => cancelOwn(db, tokenOf(context), actorOf(context), asker));
        if (!done.ok) return told(context, done.problem);
        queueChanges.tell();
        sms?.wake();
        return context.json({ message: 'Appointment cancelled' });
      },
    },
    {
      method: 'GET',
      path: '/api/appointments/own/calendar',
      policy: 'public',
      handle: calendar,
    },
    // The address that calendars and older messages know.
    { method: 'GET', path: '/api/appointments/ics/:token', policy: 'public', handle: calendar },
  ];
}
