import * as v from 'valibot';
import { DoctorSchedule } from '#shared/contract/doctor/doctor-schedule.ts';
import { slotsOf, type PlanException, type Slot, type WeeklyPlan } from '#shared/clinic/slots/slots-of.ts';
import { listExceptions, type ExceptionRow } from '#server/database/repositories/booking/exceptions-repository.ts';
import { findScheduleOf, type DoctorRow } from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { clinicDayOf } from '#server/services/clinic/clinic-time.ts';

/** When a doctor sees patients: every week, and what is otherwise on some days. */
export type Plan = {
  readonly doctorId: string;
  readonly schedule: WeeklyPlan | null;
  readonly exceptions: readonly (PlanException & {
    readonly id: string;
    readonly isClinic: boolean;
    readonly reason: string;
  })[];
};

/** The plans of these doctors from a day on. @param toDay the last day that is asked for, all from then on when left out */
export async function plansOf(
  db: Queryable,
  doctors: readonly Pick<DoctorRow, 'id' | 'schedule'>[],
  fromDay: string,
  toDay?: string,
): Promise<Plan[]> {
  if (doctors.length === 0) return [];
  const ids = doctors.map(({ id }) => id);
  const rows = await listExceptions(db, ids, fromDay, toDay);
  return doctors.map(({ id, schedule }) => {
    const read = v.safeParse(DoctorSchedule, schedule);
    const exceptions = rows.filter(({ doctorId }) => doctorId === null || doctorId === id).map(asException);
    return { doctorId: id, schedule: read.success ? read.output : null, exceptions };
  });
}

function asException(row: ExceptionRow): Plan['exceptions'][number] {
  const { id, doctorId, kind, fromDay, toDay, fromClock, toClock, slotMinutes, capacity, reason } = row;
  const day = { fromDay, toDay, from: fromClock, to: toClock, slotMinutes, capacity };
  return { id, kind: kind === 'extra' ? 'extra' : 'closed', ...day, isClinic: doctorId === null, reason };
}

/** Whether patients of this doctor get times at all; without hours everything is as if there were no times. */
export function hasHours({ schedule, exceptions }: Plan): boolean {
  return (schedule?.hours.length ?? 0) > 0 || exceptions.some(({ kind }) => kind === 'extra');
}

/** The time of a doctor that begins then; undefined when the plan has none. */
export function slotAt({ schedule, exceptions }: Plan, startsAt: Date, timeZone: string): Slot | undefined {
  const day = clinicDayOf(startsAt, timeZone);
  return slotsOf(schedule, exceptions, day, timeZone).find((slot) => slot.startsAt.getTime() === startsAt.getTime());
}

/** How many may come at one of a doctor's weekly times. */
export async function capacityOf(db: Queryable, doctorId: string): Promise<number> {
  const read = v.safeParse(DoctorSchedule, await findScheduleOf(db, doctorId));
  return read.success ? (read.output.capacity ?? 1) : 1;
}

/** A day of the calendar so many days later. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 3_600_000).toISOString().slice(0, 10);
}
