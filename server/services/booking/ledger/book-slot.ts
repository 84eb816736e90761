import { randomUUID } from 'node:crypto';
import type { BookedSlot, BookingSlot } from '#shared/contract/booking/slot-of-booking.ts';
import type { FreeTime } from '#shared/contract/booking/fields.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { bookClaim, endHolds, findHold, type Want } from '#server/database/repositories/booking/claims-repository.ts';
import { openRequest } from '#server/database/repositories/booking/requests-repository.ts';
import { findDoctor } from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { clinicDayOf } from '#server/services/clinic/clinic-time.ts';
import { claimSlot } from './claim-slot.ts';
import { freeTimeView, isBookable, nextFree, type Asker } from '#server/services/booking/times/free-times.ts';
import { hasHours, plansOf, slotAt, type Plan } from '#server/services/booking/times/plan.ts';
import { tellPatient } from '#server/services/booking/patient/tell-patient.ts';

/** Offered where a time is taken. */
const ALTERNATIVES = 3;

export type SlotProblem = { readonly kind: 'slot-taken'; readonly extension: { readonly alternatives: FreeTime[] } };

/** What a booking gets: a claimed seat, a place among the desk's requests, or nothing because nobody gets times here. */
export type SlotPlan =
  | { readonly kind: 'seat'; readonly want: Want; readonly seat: number }
  | { readonly kind: 'ask'; readonly cause: 'offline' | 'slot-lost'; readonly wishedAt: Date | null }
  | { readonly kind: 'none' };

/**
 * Claims what a booking asks for, before its row is written: the time that its holder holds, or one that the doctor has now.
 * What is taken is refused with other times, or left to the desk, as the booking says. `none` for an unknown doctor, too: the
 * row is refused then.
 */
export async function claimForBooking(
  db: Queryable,
  idOrCode: string,
  slot: BookingSlot,
  asker: Asker,
): Promise<Result<SlotPlan, SlotProblem>> {
  const doctor = await findDoctor(db, idOrCode);
  if (doctor === undefined) return succeed({ kind: 'none' });
  const [plan] = await plansOf(db, [doctor], clinicDayOf(asker.now, asker.rules.timeZone));
  if (plan === undefined) return succeed({ kind: 'none' });
  if ('wish' in slot)
    return succeed(hasHours(plan) ? { kind: 'ask', cause: 'offline', wishedAt: null } : { kind: 'none' });

  const startsAt = new Date(slot.startsAt);
  const holder = slot.holdId?.toLowerCase() ?? randomUUID();
  const time = await timeFor(db, plan, startsAt, slot.holdId === undefined ? undefined : holder, asker);
  if (time !== undefined) {
    const want = { doctorId: doctor.id, startsAt, minutes: time.minutes, holder };
    const seat = await claimSlot(db, want, time.capacity, asker.now);
    if (seat !== undefined) return succeed({ kind: 'seat', want, seat });
  }
  if (slot.ifTaken === 'ask-desk') return succeed({ kind: 'ask', cause: 'slot-lost', wishedAt: startsAt });
  return fail({ kind: 'slot-taken', extension: { alternatives: await alternativesTo(db, plan, asker) } });
}

/** Other times that are free now. */
export async function alternativesTo(db: Queryable, plan: Plan, asker: Asker): Promise<FreeTime[]> {
  return (await nextFree(db, [plan], asker, ALTERNATIVES)).map(freeTimeView);
}

/** A hold wins over a plan that was changed since; without one the plan of now counts. */
async function timeFor(db: Queryable, plan: Plan, startsAt: Date, holder: string | undefined, asker: Asker) {
  const hold = holder === undefined ? undefined : await findHold(db, holder, asker.now);
  if (hold?.doctorId === plan.doctorId && hold.startsAt.getTime() === startsAt.getTime())
    return { minutes: hold.minutes, capacity: hold.seat };
  const slot = slotAt(plan, startsAt, asker.rules.timeZone);
  return slot !== undefined && isBookable(slot, asker) ? slot : undefined;
}

/** Writes the rest once the appointment's row stands. @returns what the patient is told; undefined where there are no times */
export async function finishBooking(
  db: Queryable,
  appointmentId: string,
  doctorId: string,
  slot: BookingSlot,
  planned: SlotPlan,
  now: Date,
): Promise<BookedSlot | undefined> {
  if (planned.kind === 'none') return undefined;
  // The appointment is new: nothing waits to be told of it yet.
  const isTold = slot.remind === true;
  if (planned.kind === 'seat') {
    const { want, seat } = planned;
    if (!(await bookClaim(db, want, seat, appointmentId)))
      throw new Error('a claim was lost within its own transaction');
    // Without a hold its holder was made for this claim, and has nothing else.
    if ('holdId' in slot && slot.holdId !== undefined) await endHolds(db, want.holder);
    if (isTold) await tellPatient(db, appointmentId, 'confirmed', now);
    return { state: 'booked', startsAt: want.startsAt.toISOString() };
  }
  const { cause, wishedAt } = planned;
  const wish = 'wish' in slot ? wishOf(slot) : { wishedDay: null, wishedPart: null };
  await openRequest(db, { appointmentId, doctorId, cause, ...wish, wishedAt, createdAt: now });
  if (isTold) await tellPatient(db, appointmentId, 'choose', now);
  return { state: 'asked' };
}

function wishOf({ wish, day }: Extract<BookingSlot, { readonly wish: string }>) {
  return { wishedDay: day ?? null, wishedPart: wish === 'soon' ? null : wish };
}
