import {
  AFFECTED_MOST,
  type ExceptionBody,
  type SavedException,
  type ScheduleException,
} from '#shared/contract/booking/schedule-exceptions.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import {
  lockSlotRowsBetween,
  type SlotRow,
} from '#server/database/repositories/booking/appointment-slots-repository.ts';
import { listNamed } from '#server/database/repositories/booking/booked-repository.ts';
import {
  insertException,
  listExceptions,
  lockException,
  markExceptionRemoved,
  type ExceptionRow,
} from '#server/database/repositories/booking/exceptions-repository.ts';
import { findDoctor } from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { whenClocksShow } from '#shared/clinic/slots/zone-clock.ts';
import { clinicDayBegins, clinicDayOf } from '#server/services/clinic/clinic-time.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import type { Asker } from './free-times.ts';
import { askForAnotherTime, doctorIsBack } from './doctor-away.ts';
import { plusDays } from './plan.ts';

export type ExceptionProblem = { readonly kind: 'unknown' | 'unknown-doctor' | 'not-own' };

/** Leave, holidays and extra sessions that are not over (BOOK-7). @param ownDoctor only this doctor's and the clinic's */
export async function exceptionsFor(
  db: Queryable,
  idOrCode: string | undefined,
  ownDoctor: string | undefined,
  asker: Asker,
): Promise<Result<ScheduleException[], ExceptionProblem>> {
  const asked = idOrCode === undefined ? undefined : await findDoctor(db, idOrCode);
  if (idOrCode !== undefined && asked === undefined) return fail({ kind: 'unknown-doctor' });
  if (ownDoctor !== undefined && asked !== undefined && asked.id !== ownDoctor) return fail({ kind: 'not-own' });
  const doctorId = asked?.id ?? ownDoctor;
  const today = clinicDayOf(asker.now, asker.rules.timeZone);
  const rows = await listExceptions(db, doctorId === undefined ? undefined : [doctorId], today);
  return succeed(rows.map(exceptionView));
}

/**
 * Enters leave, a holiday or an extra session. Nobody who is booked is moved or cancelled by that: each of them becomes a request
 * for the desk, and who enters it hears how many (BOOK-7).
 */
export async function addException(
  db: Queryable,
  actor: Principal,
  body: ExceptionBody,
  asker: Asker,
): Promise<Result<SavedException, ExceptionProblem>> {
  const doctor = body.doctorId === null ? null : await findDoctor(db, body.doctorId);
  if (doctor === undefined) return fail({ kind: 'unknown-doctor' });
  if (actor.role === 'doctor' && doctor?.id !== actor.id) return fail({ kind: 'not-own' });
  const { now } = asker;
  const row: ExceptionRow = {
    id: uuidV7(now),
    doctorId: doctor?.id ?? null,
    kind: body.kind,
    fromDay: body.fromDay,
    toDay: body.toDay,
    fromClock: body.from ?? null,
    toClock: body.to ?? null,
    slotMinutes: body.kind === 'extra' ? body.slotMinutes : null,
    capacity: body.kind === 'extra' ? body.capacity : null,
    reason: body.reason,
    createdAt: now,
    removedAt: null,
  };
  const affected = body.kind === 'closed' ? await bookedWithin(db, row, asker) : [];
  const said = { affected: affected.length, people: await peopleOf(db, affected) };
  if (body.onlyCount === true) return succeed({ exception: null, ...said });
  await insertException(db, row);
  await askForAnotherTime(db, affected, now);
  await audit(db, now, actor, 'exception-added', row.doctorId ?? row.id);
  return succeed({ exception: exceptionView(row), ...said });
}

/** Whom it affects, by name: the first so many by their times. */
async function peopleOf(db: Queryable, affected: readonly SlotRow[]): Promise<SavedException['people']> {
  const named = await listNamed(
    db,
    affected.map(({ id }) => id),
    AFFECTED_MOST,
  );
  return named.map(({ id, startsAt, ...who }) => ({ _id: id, ...who, startsAt: startsAt?.toISOString() ?? '' }));
}

/** Takes one back; whoever was asked to be moved because of it keeps the time after all. */
export async function removeException(
  db: Queryable,
  actor: Principal,
  id: string,
  asker: Asker,
): Promise<Result<null, ExceptionProblem>> {
  const row = isUuid(id) ? await lockException(db, id) : undefined;
  if (row === undefined) return fail({ kind: 'unknown' });
  if (actor.role === 'doctor' && row.doctorId !== actor.id) return fail({ kind: 'not-own' });
  await markExceptionRemoved(db, id, asker.now);
  const freed = row.kind === 'closed' ? await bookedWithin(db, row, asker) : [];
  const ids: string[] = [];
  for (const one of freed) if (!(await isStillClosed(db, one, asker))) ids.push(one.id);
  await doctorIsBack(db, ids, asker.now);
  await audit(db, asker.now, actor, 'exception-removed', row.doctorId ?? row.id);
  return succeed(null);
}

/** A doctor who was removed is back; whoever was to be moved because of it keeps the time, unless it is closed anyway. */
export async function removedDoctorIsBack(db: Queryable, doctorId: string, asker: Asker): Promise<void> {
  const ids: string[] = [];
  for (const one of await lockSlotRowsBetween(db, doctorId, asker.now, undefined))
    if (!(await isStillClosed(db, one, asker))) ids.push(one.id);
  await doctorIsBack(db, ids, asker.now);
}

/** Who is booked at a time that is closed by it. Their rows are held, so that nobody is booked or moved meanwhile unseen. */
async function bookedWithin(
  db: Queryable,
  row: Pick<ExceptionRow, 'doctorId' | 'fromDay' | 'toDay' | 'fromClock' | 'toClock'>,
  { now, rules }: Asker,
): Promise<SlotRow[]> {
  const from = clinicDayBegins(row.fromDay, rules.timeZone, -1) ?? now;
  const before = clinicDayBegins(row.toDay, rules.timeZone, 1);
  const booked = await lockSlotRowsBetween(db, row.doctorId, from > now ? from : now, before);
  return booked.filter((one) => isClosedBy(one, row, rules.timeZone));
}

async function isStillClosed(db: Queryable, one: SlotRow, { rules }: Asker): Promise<boolean> {
  if (one.startsAt === null) return false;
  const day = clinicDayOf(one.startsAt, rules.timeZone);
  const others = await listExceptions(db, [one.doctorId], day, day);
  return others.some((other) => other.kind === 'closed' && isClosedBy(one, other, rules.timeZone));
}

function isClosedBy(
  { startsAt, minutes }: SlotRow,
  { fromDay, toDay, fromClock, toClock }: Pick<ExceptionRow, 'fromDay' | 'toDay' | 'fromClock' | 'toClock'>,
  timeZone: string,
): boolean {
  if (startsAt === null || minutes === null) return false;
  const day = clinicDayOf(startsAt, timeZone);
  if (day < fromDay || day > toDay) return false;
  const clock = (text: string | null, on: string) => {
    const wanted = Date.parse(`${on}T${text ?? '00:00'}:00Z`);
    return whenClocksShow(wanted, new Date(wanted), timeZone).getTime();
  };
  const begins = clock(fromClock, day);
  const ends = toClock === null ? clock(null, plusDays(day, 1)) : clock(toClock, day);
  return startsAt.getTime() < ends && begins < startsAt.getTime() + minutes * 60_000;
}

function exceptionView(row: ExceptionRow): ScheduleException {
  return {
    _id: row.id,
    kind: row.kind === 'extra' ? 'extra' : 'closed',
    doctorId: row.doctorId,
    fromDay: row.fromDay,
    toDay: row.toDay,
    from: row.fromClock,
    to: row.toClock,
    slotMinutes: row.slotMinutes,
    capacity: row.capacity,
    reason: row.reason,
  };
}
