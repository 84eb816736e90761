import type { BookingRequests, SettleRequestBody } from '#shared/contract/booking/booking-requests.ts';
import type { FreeTime } from '#shared/contract/booking/fields.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { lockSlotRow } from '#server/database/repositories/booking/appointment-slots-repository.ts';
import {
  countOpenRequests,
  listOpenRequests,
  settleRequest,
  type OpenRequest,
} from '#server/database/repositories/booking/requests-repository.ts';
import { findDoctor } from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { changeStatus } from '#server/services/appointments/appointment-status.ts';
import { clinicDayOf } from '#server/services/clinic/clinic-time.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import {
  bookableDays,
  freeTimeView,
  nextFree,
  type Asker,
  type FreeSlot,
} from '#server/services/booking/times/free-times.ts';
import { plansOf } from '#server/services/booking/times/plan.ts';
import { moveAppointment, type TimeProblem } from './time-of-appointment.ts';

/** Shown at once. */
const MOST_REQUESTS = 200;
const NEAREST = 3;
/** Of one doctor looked through for the nearest ones. */
const MOST_FREE = 400;
const NOON = '12:00';

/** Who waits for the desk to give a time, each with the free times nearest to the wish (BOOK-6). */
export async function openRequests(
  db: Queryable,
  ownDoctor: string | undefined,
  asker: Asker,
): Promise<BookingRequests> {
  const rows = await listOpenRequests(db, ownDoctor, MOST_REQUESTS);
  const free = new Map<string, FreeSlot[]>();
  for (const { doctorId } of rows) {
    if (free.has(doctorId)) continue;
    const doctor = await findDoctor(db, doctorId);
    const plans = doctor === undefined ? [] : await plansOf(db, [doctor], bookableDays(asker).today);
    // Times that are running already are no help to somebody who has to be told first.
    const times = plans.length === 0 ? [] : await nextFree(db, plans, { ...asker, isStaff: false }, MOST_FREE);
    free.set(doctorId, times);
  }
  return {
    requests: rows.map((row) => view(row, nearest(row, free.get(row.doctorId) ?? [], asker))),
    total: rows.length < MOST_REQUESTS ? rows.length : await countOpenRequests(db, ownDoctor),
    asOf: asker.now.toISOString(),
  };
}

/** To the time that was lost, else to the wished day and part of the day, else the first ones. */
function nearest({ request }: OpenRequest, free: readonly FreeSlot[], { rules, now }: Asker): FreeTime[] {
  const { wishedAt, wishedDay, wishedPart } = request;
  const wanted = wishedAt?.getTime();
  const day = wishedDay ?? clinicDayOf(now, rules.timeZone);
  const isWished = (slot: FreeSlot) =>
    (wishedDay === null || slot.day >= day) &&
    (wishedPart === null || (wishedPart === 'morning') === slot.label.slice(0, NOON.length) < NOON);
  const far = (slot: FreeSlot) => (wanted === undefined ? 0 : Math.abs(slot.startsAt.getTime() - wanted));
  const fitting = free.filter(isWished);
  return (fitting.length === 0 ? [...free] : fitting)
    .toSorted((one, other) => far(one) - far(other) || one.startsAt.getTime() - other.startsAt.getTime())
    .slice(0, NEAREST)
    .map(freeTimeView);
}

function view({ request, urgent, ...row }: OpenRequest, times: FreeTime[]): BookingRequests['requests'][number] {
  return {
    _id: request.appointmentId,
    ...row,
    urgent,
    cause: causeOf(request.cause),
    wishedDay: request.wishedDay,
    wishedPart: request.wishedPart === 'morning' || request.wishedPart === 'afternoon' ? request.wishedPart : null,
    wishedAt: request.wishedAt?.toISOString() ?? null,
    createdAt: request.createdAt.toISOString(),
    nearest: times,
  };
}

/** The column's check lets no other in. */
function causeOf(cause: string): BookingRequests['requests'][number]['cause'] {
  return cause === 'offline' || cause === 'slot-lost' || cause === 'doctor-away' ? cause : 'asked';
}

export type SettleProblem = TimeProblem | { readonly kind: 'settled' };

/** Gives a request its end: a time, a visit without one, or none at all. Run it in a transaction that is rolled back where it fails. */
export async function settle(
  db: Queryable,
  actor: Principal,
  id: string,
  body: Exclude<SettleRequestBody, { readonly as: 'stands' }>,
  asker: Asker,
  today: string,
): Promise<Result<null, SettleProblem>> {
  const { now } = asker;
  const row = await lockSlotRow(db, id);
  if (row === undefined) return fail({ kind: 'unknown' });
  if (!(await settleRequest(db, id, body.as, actor.id, now))) return fail({ kind: 'settled' });
  await audit(db, now, actor, 'booking-request-settled', id);
  if (body.as === 'cancelled') {
    const done = await changeStatus(db, actor, id, { status: 'cancelled', reason: '' }, now, today);
    return done.ok ? succeed(null) : fail({ kind: 'over' });
  }
  // Whose doctor is away keeps no time there by coming without one.
  const { as: _as, ...time } = body.as === 'walk-in' ? { as: body.as, startsAt: null } : body;
  const moved = await moveAppointment(db, id, time, { actor, asker, ownDoctor: undefined });
  return moved.ok ? succeed(null) : moved;
}
