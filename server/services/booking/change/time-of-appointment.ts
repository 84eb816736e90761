import { randomUUID } from 'node:crypto';
import { STORED_OPEN_STATUSES } from '#shared/clinic/appointment-status.ts';
import type { TimeBody, TimedAppointment } from '#shared/contract/booking/appointment-time.ts';
import type { FreeTime } from '#shared/contract/booking/fields.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import {
  lockSlotRow,
  NO_SLOT,
  setSlot,
  type SlotRow,
} from '#server/database/repositories/booking/appointment-slots-repository.ts';
import { bookClaim, releaseClaims } from '#server/database/repositories/booking/claims-repository.ts';
import { settleRequest } from '#server/database/repositories/booking/requests-repository.ts';
import { findDoctor, type DoctorRow } from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { announceIn } from '#server/services/interop/webhooks/announce.ts';
import { audit, type Actor } from '#server/services/staff/audit.ts';
import { alternativesTo } from '#server/services/booking/ledger/book-slot.ts';
import { claimSlot } from '#server/services/booking/ledger/claim-slot.ts';
import { bookableDays, isBookable, type Asker } from '#server/services/booking/times/free-times.ts';
import { plansOf, slotAt, type Plan } from '#server/services/booking/times/plan.ts';
import { queueFollowsTime } from './queue-follows-time.ts';
import { tellPatient } from '#server/services/booking/patient/tell-patient.ts';

/** Of somebody booked beside the times of a doctor who says nothing of lengths. */
const SOME_MINUTES = 15;
const ATOM_MS = 5 * 60_000;

export type TimeProblem =
  | { readonly kind: 'unknown' | 'not-own' | 'over' | 'unknown-doctor' | 'bad-time' }
  | { readonly kind: 'slot-taken'; readonly alternatives: FreeTime[] };

/** Who may be moved by whom. */
type Mover = { readonly actor: Actor; readonly ownDoctor: string | undefined; readonly asker: Asker };

/**
 * Gives an appointment that is still to come a time, or another one, or takes it away (BOOK-4). The row is held first; where the
 * new time cannot be had nothing is changed: run it in a transaction that is rolled back where it fails.
 */
export async function moveAppointment(
  db: Queryable,
  id: string,
  wanted: TimeBody,
  { actor, ownDoctor, asker }: Mover,
): Promise<Result<TimedAppointment, TimeProblem>> {
  const row = await lockSlotRow(db, id);
  if (row === undefined || row.deletedAt !== null || row.patientDeletedAt !== null) return fail({ kind: 'unknown' });
  if (ownDoctor !== undefined && row.doctorId !== ownDoctor) return fail({ kind: 'not-own' });
  if (!STORED_OPEN_STATUSES.includes(row.status)) return fail({ kind: 'over' });
  const doctor = await findDoctor(db, wanted.doctorId ?? row.doctorId);
  if (doctor === undefined) return fail({ kind: 'unknown-doctor' });
  if (ownDoctor !== undefined && doctor.id !== ownDoctor) return fail({ kind: 'not-own' });
  if (isSame(row, wanted, doctor)) return succeed(view(row));
  const done = await takeTime(db, row, doctor, wanted, asker);
  if (!done.ok) return fail(withoutOwn(done.problem, row));
  const { now } = asker;
  const startsAt = done.value.startsAt;
  await settleRequest(db, id, startsAt === null ? 'walk-in' : 'time-given', actor.id, now);
  await queueFollowsTime(db, id, doctor.id, startsAt, asker);
  const action = done.value.seat === null && startsAt !== null ? 'appointment-overbooked' : 'appointment-moved';
  await audit(db, now, actor, action, id);
  await announceIn(db, 'appointment.moved', { appointment: id }, now);
  if (startsAt !== null) await tellPatient(db, id, row.startsAt === null ? 'confirmed' : 'moved', now);
  return succeed(view({ ...row, ...done.value, doctorId: doctor.id }));
}

type Time = Pick<SlotRow, 'startsAt' | 'minutes' | 'seat' | 'overbookReason'>;

/** The time that the appointment has is no other one. */
function withoutOwn(problem: TimeProblem, { startsAt, doctorId }: SlotRow): TimeProblem {
  if (problem.kind !== 'slot-taken') return problem;
  const isOwn = (time: FreeTime) => time.doctorId === doctorId && time.startsAt === startsAt?.toISOString();
  return { ...problem, alternatives: problem.alternatives.filter((time) => !isOwn(time)) };
}

function isSame(row: SlotRow, { startsAt }: TimeBody, doctor: DoctorRow): boolean {
  if (doctor.id !== row.doctorId) return false;
  return (startsAt === null ? undefined : Date.parse(startsAt)) === row.startsAt?.getTime();
}

/** Frees what the appointment has, takes the new time and writes it down. */
async function takeTime(
  db: Queryable,
  row: Pick<SlotRow, 'id'>,
  doctor: DoctorRow,
  { startsAt: wanted, overbookReason }: TimeBody,
  asker: Asker,
): Promise<Result<Time, TimeProblem>> {
  await releaseClaims(db, row.id);
  if (wanted === null) {
    await setSlot(db, row.id, { doctorId: doctor.id, ...NO_SLOT }, true);
    return succeed({ startsAt: null, minutes: null, seat: null, overbookReason: null });
  }
  const found = await timeAt(db, doctor, new Date(wanted), overbookReason, asker);
  if (!found.ok) return found;
  const { startsAt, minutes, holder, seat } = found.value;
  if (seat !== null && !(await bookClaim(db, { doctorId: doctor.id, startsAt, minutes, holder }, seat, row.id)))
    throw new Error('a claim was lost within its own transaction');
  const reason = seat === null ? (overbookReason ?? null) : null;
  const slot = { slotStartsAt: startsAt, slotMinutes: minutes, slotSeat: seat, overbookReason: reason };
  await setSlot(db, row.id, { doctorId: doctor.id, ...slot }, true);
  return succeed({ startsAt, minutes, seat, overbookReason: reason });
}

export type ClaimedTime = {
  readonly startsAt: Date;
  readonly minutes: number;
  readonly holder: string;
  /** Null: beside the others, knowingly. */
  readonly seat: number | null;
};

/** Claims a time for staff, or allows it beside the others where they say why. */
export async function timeAt(
  db: Queryable,
  doctor: DoctorRow,
  startsAt: Date,
  overbookReason: string | undefined,
  asker: Asker,
): Promise<Result<ClaimedTime, TimeProblem>> {
  const { now, rules } = asker;
  const [plan] = await plansOf(db, [doctor], bookableDays(asker).today);
  if (plan === undefined) return fail({ kind: 'unknown-doctor' });
  const slot = slotAt(plan, startsAt, rules.timeZone);
  const minutes = slot?.minutes ?? plan.schedule?.slotMinutes ?? SOME_MINUTES;
  const holder = randomUUID();
  if (slot !== undefined && isBookable(slot, asker)) {
    const seat = await claimSlot(db, { doctorId: doctor.id, startsAt, minutes, holder }, slot.capacity, now);
    if (seat !== undefined) return succeed({ startsAt, minutes, holder, seat });
  }
  const couldBe = startsAt.getTime() % ATOM_MS === 0 && isBookable({ startsAt, minutes }, asker);
  if (overbookReason === undefined) return fail(await taken(db, plan, asker));
  return couldBe ? succeed({ startsAt, minutes, holder, seat: null }) : fail({ kind: 'bad-time' });
}

async function taken(db: Queryable, plan: Plan, asker: Asker): Promise<TimeProblem> {
  return { kind: 'slot-taken', alternatives: await alternativesTo(db, plan, asker) };
}

function view({ id, doctorId, startsAt, minutes, seat }: Pick<SlotRow, 'id' | 'doctorId'> & Time): TimedAppointment {
  const slot =
    startsAt === null || minutes === null
      ? null
      : { startsAt: startsAt.toISOString(), minutes, overbooked: seat === null };
  return { appointment: { _id: id, doctorId, slot } };
}
