import type { NextTimes, SlotDay, SlotTimes } from '#shared/contract/booking/slot-times.ts';
import { findDoctor, listDoctors } from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import {
  bookableDays,
  firstFreeOf,
  firstFreeOfEach,
  freeTimeView,
  nextFree,
  timesOf,
  walkInToday,
  type Asker,
  type TimedDay,
} from './free-times.ts';
import { hasHours, plansOf } from './plan.ts';

/** A doctor's times of some days, for whoever asks (BOOK-1); undefined for an unknown doctor. @param from today when left out */
export async function slotTimes(
  db: Queryable,
  idOrCode: string,
  from: string | undefined,
  days: number,
  asker: Asker,
): Promise<SlotTimes | undefined> {
  const doctor = await findDoctor(db, idOrCode);
  const { today, lastDay } = bookableDays(asker);
  const [plan] = doctor === undefined ? [] : await plansOf(db, [doctor], today);
  if (plan === undefined) return undefined;
  const asOf = asker.now.toISOString();
  const common = { doctorId: plan.doctorId, today, lastDay, asOf };
  if (!hasHours(plan)) return { ...common, slotMinutes: null, next: null, walkInToday: true, days: [] };
  const times = await timesOf(db, plan, from ?? today, days, asker);
  const shown = (from ?? today) <= today ? firstFreeOf(plan.doctorId, times) : undefined;
  const next = shown ?? (await nextFree(db, [plan], asker, 1))[0];
  return {
    ...common,
    slotMinutes: plan.schedule?.slotMinutes ?? next?.minutes ?? null,
    next: next === undefined ? null : freeTimeView(next),
    walkInToday: walkInToday(plan, asker),
    days: times.map((day) => dayView(day, asker.isStaff)),
  };
}

/** Never who has a time; of the seats the public learns only whether there is one. */
function dayView({ day, slots }: TimedDay, isStaff: boolean): SlotDay {
  const isOpen = slots.some(({ free }) => free > 0);
  return {
    day,
    state: slots.length === 0 ? 'closed' : isOpen ? 'open' : 'full',
    slots: slots.map(({ startsAt, label, free }) => ({
      startsAt: startsAt.toISOString(),
      label,
      free: isStaff ? free : Math.min(1, free),
    })),
  };
}

/** The first free time of every doctor who has hours. */
export async function nextTimes(db: Queryable, asker: Asker, sendsTexts: boolean): Promise<NextTimes> {
  const { today } = bookableDays(asker);
  const plans = (await plansOf(db, await listDoctors(db), today)).filter(hasHours);
  const first = await firstFreeOfEach(db, plans, asker);
  const doctors = plans.map(({ doctorId }) => {
    const next = first.get(doctorId);
    return { doctorId, next: next === undefined ? null : freeTimeView(next) };
  });
  return { doctors, today, sendsTexts, asOf: asker.now.toISOString() };
}
