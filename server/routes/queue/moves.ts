import type { Context } from 'hono';
import { CallNextBody, CheckInBody, MoveEntryBody } from '#shared/contract/queue/queue.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { readBody } from '#server/http/request/body.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { audit } from '#server/services/staff/audit.ts';
import { shownEntry } from '#server/services/queue/board.ts';
import { callNext } from '#server/services/queue/call-next.ts';
import { checkInAppointment, checkInTicket } from '#server/services/queue/arrive/check-in.ts';
import { findLine, isWithin, ownLine } from '#server/services/queue/lines.ts';
import { moveEntry } from '#server/services/queue/move-entry.ts';
import { queueToday } from '#server/services/queue/queue-day.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { CHECK_IN_REFUSALS, LINE_REFUSALS, MOVE_REFUSALS, NOT_OWN_LINE } from './refusals.ts';

/** What staff do on the board: check in, call, move (QUEUE-3, QUEUE-4). */
export function queueMoveRoutes({ config, database, now, queueChanges }: RouteDeps): ApiRoute[] {
  const { orm } = database;

  async function checkIn(context: Context<AppEnv>): Promise<Response> {
    const body = await readBody(context, CheckInBody);
    if (!body.ok) return refuse(context, body.problem);
    const who = body.value.value;
    return arrive(context, (db, actor, where, at) =>
      'appointmentId' in who
        ? checkInAppointment(db, actor, who.appointmentId.toLowerCase(), where, at)
        : checkInTicket(db, actor, who, who, where, at),
    );
  }

  async function arrive(
    context: Context<AppEnv>,
    checkInOne: (
      db: Parameters<typeof checkInAppointment>[0],
      actor: Parameters<typeof checkInAppointment>[1],
      where: Parameters<typeof checkInAppointment>[3],
      at: Date,
    ) => ReturnType<typeof checkInAppointment>,
  ): Promise<Response> {
    const [actor, at] = [context.get('principal'), now()];
    const where = { on: await queueToday(orm, config, at), own: await ownLine(orm, actor) };
    const done = await database.transaction((db) => checkInOne(db, actor, where, at));
    if (!done.ok) return refuse(context, CHECK_IN_REFUSALS[done.problem.kind]);
    if (done.value.isNew) queueChanges.tell();
    return context.json(await shownEntry(orm, done.value.entry.id), done.value.isNew ? 201 : 200);
  }

  async function next(context: Context<AppEnv>): Promise<Response> {
    const body = await readBody(context, CallNextBody);
    if (!body.ok) return refuse(context, body.problem);
    const [actor, at] = [context.get('principal'), now()];
    const line = await findLine(orm, body.value.value.line);
    if (!line.ok) return refuse(context, LINE_REFUSALS[line.problem.kind]);
    if (!isWithin(await ownLine(orm, actor), line.value)) {
      await audit(orm, at, actor, 'access-denied', line.value.doctorId);
      return refuse(context, NOT_OWN_LINE);
    }
    const { day } = await queueToday(orm, config, at);
    const called = await callNext(database, actor, line.value, body.value.value.place, day, at);
    if (called.ok) {
      queueChanges.tell();
      return context.json(called.value);
    }
    if (called.problem.kind === 'nobody') return context.body(null, 204);
    return refuse(context, stillCalling(body.value.value.place, called.problem.ticket));
  }

  async function move(context: Context<AppEnv>): Promise<Response> {
    const body = await readBody(context, MoveEntryBody);
    if (!body.ok) return refuse(context, body.problem);
    const [actor, at] = [context.get('principal'), now()];
    const wanted = body.value.value;
    const where = { today: (await queueToday(orm, config, at)).day, own: await ownLine(orm, actor) };
    const id = (context.req.param('id') ?? '').toLowerCase();
    const done = await moveEntry(database, actor, id, wanted, where, at);
    if (done.ok) {
      queueChanges.tell();
      return done.value === null ? context.body(null, 204) : context.json(done.value);
    }
    const { problem } = done;
    if (problem.kind === 'still-calling') return refuse(context, stillCalling(wanted.place ?? '', problem.ticket));
    if (!('entry' in problem)) return refuse(context, problem.kind === 'unknown' ? UNKNOWN_VISIT : NOT_OWN_LINE);
    const { kind, entry } = problem;
    return refuse(context, { ...(kind === 'meanwhile' ? MEANWHILE : MOVE_REFUSALS[kind]), extension: { entry } });
  }

  return [
    { method: 'POST', path: '/api/queue/check-in', policy: 'desk-or-doctor', handle: checkIn },
    { method: 'POST', path: '/api/queue/next', policy: 'desk-or-doctor', handle: next },
    { method: 'PATCH', path: '/api/queue/:id', policy: 'desk-or-doctor', handle: move },
    {
      method: 'POST',
      path: '/api/queue/appointments/:id/arrive',
      policy: 'doctor',
      handle: (context) => {
        const id = (context.req.param('id') ?? '').toLowerCase();
        if (!isUuid(id)) return Promise.resolve(refuse(context, CHECK_IN_REFUSALS.unknown));
        return arrive(context, (db, actor, where, at) => checkInAppointment(db, actor, id, where, at));
      },
    },
  ];
}

const UNKNOWN_VISIT = { status: 404, message: 'This visit was not found.' } as const;
const MEANWHILE = { status: 409, message: 'Somebody else has moved this visit in the meantime.' } as const;

/** @param ticket empty when whom it called has gone in meanwhile */
function stillCalling(place: string, ticket: string): Refusal {
  if (ticket === '') return { status: 409, message: 'This place is still calling another patient.' };
  return { status: 409, message: `${place} is still calling ${ticket}.`, extension: { ticket } };
}
