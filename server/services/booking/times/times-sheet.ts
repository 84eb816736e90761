import type { SheetDay, SheetNote, SheetTime, TimedPerson, TimesSheet } from '#shared/contract/booking/times-sheet.ts';
import { clinicDay } from '#shared/clinic/slots/clinic-day.ts';
import { labelOf } from '#shared/clinic/slots/slot-label.ts';
import { listBooked, type BookedRow } from '#server/database/repositories/booking/booked-repository.ts';
import { findDoctor, listDoctors, type DoctorRow } from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { clinicDayBegins, clinicDayOf } from '#server/services/clinic/clinic-time.ts';
import { everyTimeOf, isBookable, type Asker, type TimedDay, type TimedSlot } from './free-times.ts';
import { hasHours, plansOf, plusDays, type Plan } from './plan.ts';

/**
 * Some days of one doctor or of all as reception sees them (BOOK-10): every time with its seats and with whoever is booked, also
 * where the hours have none. @param sendsTexts without a gateway nobody is told, whoever has agreed
 * @returns undefined for an unknown doctor
 */
export async function timesSheet(
  db: Queryable,
  idOrCode: string | undefined,
  from: string | undefined,
  days: number,
  asker: Asker,
  sendsTexts: boolean,
): Promise<TimesSheet | undefined> {
  const { timeZone } = asker.rules;
  const today = clinicDayOf(asker.now, timeZone);
  const first = from ?? today;
  const doctors = await doctorsOf(db, idOrCode);
  if (doctors === undefined) return undefined;
  const plans = await plansOf(db, doctors, first);
  const times = await everyTimeOf(db, plans, first, days, asker);
  const begins = clinicDayBegins(first, timeZone, -1) ?? asker.now;
  const ends = clinicDayBegins(plusDays(first, days - 1), timeZone, 1) ?? asker.now;
  const ids = doctors.map(({ id }) => id);
  const rows = await listBooked(db, ids, begins, ends);
  const booked = rows.map((row) => ({ ...row, isTold: row.isTold && sendsTexts }));
  const sheet = doctors.flatMap((doctor) => {
    const plan = plans.find(({ doctorId }) => doctorId === doctor.id);
    if (plan === undefined) return [];
    const theirs = booked.filter(({ doctorId }) => doctorId === doctor.id);
    const shown = (times.get(doctor.id) ?? []).map((day) => dayOf(day, plan, theirs, asker));
    const { id: doctorId, name, specialization: department } = doctor;
    return [{ doctorId, name, department, hasHours: hasHours(plan), days: shown }];
  });
  return { today, doctors: sheet, asOf: asker.now.toISOString() };
}

async function doctorsOf(db: Queryable, idOrCode: string | undefined): Promise<DoctorRow[] | undefined> {
  if (idOrCode === undefined)
    return (await listDoctors(db)).toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const doctor = await findDoctor(db, idOrCode);
  return doctor && [doctor];
}

function dayOf({ day, slots }: TimedDay, plan: Plan, booked: readonly BookedRow[], asker: Asker): SheetDay {
  const people = booked.flatMap((row) => {
    const { startsAt } = row;
    return startsAt !== null && clinicDayOf(startsAt, asker.rules.timeZone) === day ? [{ ...row, startsAt }] : [];
  });
  const calendar = clinicDay(day, asker.rules.timeZone);
  const planned = new Map(slots.map((slot) => [slot.startsAt.getTime(), slot]));
  const starts = new Set([...planned.keys(), ...people.map(({ startsAt }) => startsAt.getTime())]);
  const times = [...starts]
    .toSorted((one, other) => one - other)
    .map((at) => {
      const here = people.filter(({ startsAt }) => startsAt.getTime() === at);
      const label = labelOf(calendar, at);
      return timeView({ at, label, slot: planned.get(at), here, asker });
    });
  return { day, notes: notesOf(plan, day), times };
}

type Here = BookedRow & { readonly startsAt: Date };
type TimeParts = {
  readonly at: number;
  readonly label: string;
  readonly slot: TimedSlot | undefined;
  readonly here: readonly Here[];
  readonly asker: Asker;
};

function timeView({ at, label, slot, here, asker }: TimeParts): SheetTime {
  const seated = here.filter(({ seat }) => seat !== null).length;
  const isOpen = slot !== undefined && isBookable(slot, asker);
  return {
    startsAt: new Date(at).toISOString(),
    label,
    minutes: slot?.minutes ?? Math.max(...here.map(({ minutes }) => minutes ?? 0)),
    capacity: slot?.capacity ?? 0,
    free: isOpen ? slot.free : 0,
    held: isOpen ? Math.max(0, slot.capacity - slot.free - seated) : 0,
    people: here.map(personView),
  };
}

function personView(row: Here): TimedPerson {
  const { id, patientId, name, ticket, status, startsAt, minutes, seat, overbookReason, urgent, wantsOther, isTold } =
    row;
  return {
    _id: id,
    patientId,
    name,
    ticket,
    status,
    startsAt: startsAt.toISOString(),
    minutes: minutes ?? 0,
    overbookReason: seat === null ? (overbookReason ?? '') : null,
    urgent,
    wantsOther,
    isTold,
  };
}

function notesOf({ exceptions }: Plan, day: string): SheetNote[] {
  return exceptions
    .filter(({ fromDay, toDay }) => fromDay <= day && day <= toDay)
    .map(({ kind, isClinic, from, to, reason }) => ({ kind, isClinic, from: from ?? null, to: to ?? null, reason }));
}
