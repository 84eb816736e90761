import type { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import type { FreeTime } from '#shared/contract/booking/fields.ts';
import { clinicDay } from '#shared/clinic/slots/clinic-day.ts';
import { slotsOf, type Slot } from '#shared/clinic/slots/slots-of.ts';
import { ATOM_MS, listTaken } from '#server/database/repositories/booking/claims-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { clinicDayOf } from '#server/services/clinic/clinic-time.ts';
import { plusDays, type Plan } from './plan.ts';

/** The clinic's rules of booking. */
export type BookingRules = Pick<
  ClinicSettings,
  'timeZone' | 'bookAheadDays' | 'bookLeadMinutes' | 'walkIns' | 'reminderHours' | 'changeUntilHours'
>;

/** Who asks for times, and when. */
export type Asker = {
  readonly now: Date;
  readonly rules: BookingRules;
  /** Staff book what is near and what is far, too. */
  readonly isStaff: boolean;
  /** Whose own hold is free to them. */
  readonly holder?: string | undefined;
};

export type TimedSlot = Slot & { readonly free: number };
export type TimedDay = { readonly day: string; readonly slots: TimedSlot[] };

const STAFF_AHEAD_DAYS = 366;
/** Looked through at once for the first free time. */
const CHUNK_DAYS = 7;

/** The clinic's today, and the last day that can be booked. */
export function bookableDays({ now, rules, isStaff }: Asker): { readonly today: string; readonly lastDay: string } {
  const today = clinicDayOf(now, rules.timeZone);
  return { today, lastDay: plusDays(today, isStaff ? STAFF_AHEAD_DAYS : rules.bookAheadDays) };
}

/** Whether a time can still be booked by whoever asks: not over, for the public not about to begin, nor too far. */
export function isBookable(slot: Pick<Slot, 'startsAt' | 'minutes'>, asker: Asker): boolean {
  return bookableTo(asker)(slot);
}

/** The same question about many times. */
function bookableTo(asker: Asker): (slot: Pick<Slot, 'startsAt' | 'minutes'>) => boolean {
  const { now, rules, isStaff } = asker;
  const { ends } = clinicDay(bookableDays(asker).lastDay, rules.timeZone);
  return ({ startsAt, minutes }) => {
    const earliest = isStaff ? now.getTime() - minutes * 60_000 + 1 : now.getTime() + rules.bookLeadMinutes * 60_000;
    return startsAt.getTime() >= earliest && startsAt.getTime() < ends;
  };
}

/** A doctor's bookable times of some days that follow each other, each with its free seats. */
export async function timesOf(
  db: Queryable,
  plan: Plan,
  fromDay: string,
  days: number,
  asker: Asker,
): Promise<TimedDay[]> {
  const found = await timesOfAll(db, [plan], fromDay, days, asker);
  return found.get(plan.doctorId) ?? [];
}

/** The same of several doctors, by their ids. */
export async function timesOfAll(
  db: Queryable,
  plans: readonly Plan[],
  fromDay: string,
  days: number,
  asker: Asker,
): Promise<Map<string, TimedDay[]>> {
  return timesWith(db, plans, fromDay, days, asker, bookableTo(asker));
}

/** Every time of those days, also what is over or too far, each with the seats that nobody has. */
export async function everyTimeOf(
  db: Queryable,
  plans: readonly Plan[],
  fromDay: string,
  days: number,
  asker: Asker,
): Promise<Map<string, TimedDay[]>> {
  return timesWith(db, plans, fromDay, days, asker, () => true);
}

async function timesWith(
  db: Queryable,
  plans: readonly Plan[],
  fromDay: string,
  days: number,
  asker: Asker,
  isAsked: (slot: Slot) => boolean,
): Promise<Map<string, TimedDay[]>> {
  const { timeZone } = asker.rules;
  const names = Array.from({ length: days }, (_, n) => plusDays(fromDay, n));
  const byDoctor = plans.map((plan) => ({
    plan,
    days: names.map((day) => ({
      day,
      all: slotsOf(plan.schedule, plan.exceptions, day, timeZone).filter(isAsked),
    })),
  }));
  const all = byDoctor.flatMap((one) => one.days.flatMap((day) => day.all));
  const from = Math.min(...all.map(({ startsAt }) => startsAt.getTime()));
  const before = Math.max(...all.map(({ startsAt, minutes }) => startsAt.getTime() + minutes * 60_000));
  const ids = plans.map(({ doctorId }) => doctorId);
  const { holder, now } = asker;
  const taken = all.length === 0 ? [] : await listTaken(db, ids, new Date(from), new Date(before), holder, now);
  const takenOf = new Map(ids.map((id) => [id, new Set<number>()]));
  for (const { doctorId, atomAt, seat } of taken) takenOf.get(doctorId)?.add(keyOf(atomAt, seat));
  return new Map(
    byDoctor.map(({ plan: { doctorId }, days: theirs }) => [
      doctorId,
      theirs.map(({ day, all: slots }) => ({
        day,
        slots: slots.map((slot) => ({ ...slot, free: freeSeats(slot, takenOf.get(doctorId) ?? new Set()) })),
      })),
    ]),
  );
}

/** At most twenty seats. */
const keyOf = (atomAt: number, seat: number) => (atomAt / ATOM_MS) * 32 + seat;

/** A seat is free when nobody has any of its five minutes: nobody overlaps, whatever lengths the times have. */
function freeSeats({ startsAt, minutes, capacity }: Slot, taken: ReadonlySet<number>): number {
  let free = 0;
  for (let seat = 1; seat <= capacity; seat += 1) {
    let isFree = true;
    for (let at = 0; isFree && at < minutes * 60_000; at += ATOM_MS)
      isFree = !taken.has(keyOf(startsAt.getTime() + at, seat));
    if (isFree) free += 1;
  }
  return free;
}

/** The first free times of some doctors, the earliest first, from today until the last day. @param most so many, then it ends */
export async function nextFree(
  db: Queryable,
  plans: readonly Plan[],
  asker: Asker,
  most: number,
  untilDay?: string,
): Promise<FreeSlot[]> {
  const { today, lastDay } = bookableDays(asker);
  const end = untilDay ?? lastDay;
  const found: FreeSlot[] = [];
  for (let day = today; day <= end && found.length < most; day = plusDays(day, CHUNK_DAYS)) {
    const times = await timesOfAll(db, plans, day, CHUNK_DAYS, asker);
    const free = [...times].flatMap(([doctorId, days]) =>
      days
        .filter((one) => one.day <= end)
        .flatMap((one) =>
          one.slots.filter((slot) => slot.free > 0).map((slot) => ({ ...slot, doctorId, day: one.day })),
        ),
    );
    found.push(...free.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()));
  }
  return found.slice(0, most);
}

/** The first free time of each of some doctors, by their ids; a doctor without one is not in it. */
export async function firstFreeOfEach(
  db: Queryable,
  plans: readonly Plan[],
  asker: Asker,
): Promise<Map<string, FreeSlot>> {
  const { today, lastDay } = bookableDays(asker);
  const found = new Map<string, FreeSlot>();
  for (let day = today; day <= lastDay && found.size < plans.length; day = plusDays(day, CHUNK_DAYS)) {
    const left = plans.filter(({ doctorId }) => !found.has(doctorId));
    for (const [doctorId, days] of await timesOfAll(db, left, day, CHUNK_DAYS, asker)) {
      const first = firstFreeOf(doctorId, days);
      if (first !== undefined) found.set(doctorId, first);
    }
  }
  return found;
}

/** The first free time of a doctor's days. */
export function firstFreeOf(doctorId: string, days: readonly TimedDay[]): FreeSlot | undefined {
  for (const { day, slots } of days) {
    const free = slots.find((slot) => slot.free > 0);
    if (free !== undefined) return { ...free, doctorId, day };
  }
  return undefined;
}
export type FreeSlot = Slot & { readonly doctorId: string; readonly day: string };

/** A free time as it goes over the wire. */
export function freeTimeView({ doctorId, startsAt, day, label }: FreeSlot): FreeTime {
  return { doctorId, startsAt: startsAt.toISOString(), day, label };
}

/** Whether whoever comes now without a time may still be seen today: the clinic allows it, and hours are left. */
export function walkInToday(plan: Plan, { now, rules }: Asker): boolean {
  if (!rules.walkIns) return false;
  const today = clinicDayOf(now, rules.timeZone);
  return slotsOf(plan.schedule, plan.exceptions, today, rules.timeZone).some(
    ({ startsAt, minutes }) => startsAt.getTime() + minutes * 60_000 > now.getTime(),
  );
}
