import { FIRST_STATUS } from '#shared/clinic/appointment-status.ts';
import { planMoves } from '#shared/clinic/slots/plan-moves.ts';
import type { SheetDoctor, SheetTime, TimedPerson, TimesSheet } from '#shared/contract/booking/times-sheet.ts';
import { endOf } from '#src/features/desk-times/sheet/column.ts';

/** One patient of the doctor who is away: the time now, and the one that follows; without one a request for the desk. */
export type PlannedMove = {
  readonly person: TimedPerson;
  readonly label: string;
  readonly from: { readonly doctorId: string; readonly startsAt: string };
  readonly to: { readonly doctorId: string; readonly startsAt: string; readonly label: string } | undefined;
};

/** Whoever of a doctor's day can still be moved, in the order of their times. */
export function movable(times: readonly SheetTime[], now: number): { person: TimedPerson; label: string }[] {
  return times
    .filter((time) => endOf(time) > now)
    .flatMap(({ people, label }) => people.map((person) => ({ person, label })))
    .filter(({ person }) => person.status === FIRST_STATUS);
}

/**
 * What happens to each: the free time of another doctor on the same day that is nearest to the old one. Where none is left, and
 * without another doctor, the desk is asked; whoever is asked for already stays so.
 */
export function planOf(sheet: TimesSheet, fromId: string, toId: string | undefined, now: number): PlannedMove[] {
  const everybody = movable(timesOf(sheet, fromId), now).filter(
    ({ person }) => toId !== undefined || !person.wantsOther,
  );
  const free = timesOf(sheet, toId)
    .filter(({ startsAt }) => Date.parse(startsAt) >= now)
    .flatMap((time) => Array.from({ length: time.free }, () => time));
  const chosen = planMoves(
    everybody.map(({ person }) => Date.parse(person.startsAt)),
    free.map(({ startsAt }) => Date.parse(startsAt)),
  );
  return everybody.map(({ person, label }, n) => {
    const time = free[chosen[n] ?? -1];
    const from = { doctorId: fromId, startsAt: person.startsAt };
    const to =
      time === undefined || toId === undefined
        ? undefined
        : { doctorId: toId, startsAt: time.startsAt, label: time.label };
    return { person, label, from, to };
  });
}

/** Other doctors who have free times that day: those of the same department first, then whoever has most. */
export function targetsOf(sheet: TimesSheet, fromId: string, now: number) {
  const department = sheet.doctors.find(({ doctorId }) => doctorId === fromId)?.department;
  const freeOf = ({ doctorId }: SheetDoctor) =>
    timesOf(sheet, doctorId)
      .filter(({ startsAt }) => Date.parse(startsAt) >= now)
      .reduce((sum, { free }) => sum + free, 0);
  return sheet.doctors
    .filter(({ doctorId }) => doctorId !== fromId)
    .map((doctor) => ({ doctor, free: freeOf(doctor), isSame: doctor.department === department }))
    .filter(({ free }) => free > 0)
    .toSorted((one, other) => Number(other.isSame) - Number(one.isSame) || other.free - one.free);
}

function timesOf(sheet: TimesSheet, doctorId: string | undefined): readonly SheetTime[] {
  return sheet.doctors.find((doctor) => doctor.doctorId === doctorId)?.days[0]?.times ?? [];
}
