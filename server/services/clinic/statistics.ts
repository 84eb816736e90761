import type { Statistics } from '#shared/contract/clinic/statistics.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import {
  countAppointmentsByDay,
  countRegistrationsByDepartment,
  countWaitingByHour,
} from '#server/database/repositories/clinic/statistics-repository.ts';
import { readClinicSettings } from './clinic-settings.ts';
import { clinicTimeToday } from './clinic-time.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS = 14;

/** The administrator's dashboard charts, by the clinic's own clock. */
export async function readStatistics(
  db: Queryable,
  config: Parameters<typeof readClinicSettings>[1] & Config,
  now: Date,
): Promise<Statistics> {
  const { timeZone } = await readClinicSettings(db, config);
  const midnights = Array.from({ length: DAYS + 1 }, (_unused, index) => midnight(now, index + 1 - DAYS, timeZone));
  const today = { from: midnight(now, 0, timeZone), to: midnight(now, 1, timeZone) };
  const fortnight = { from: midnight(now, 1 - DAYS, timeZone), to: today.to };
  const byDay = new Map((await countAppointmentsByDay(db, midnights)).map((row) => [row.day, row.count]));
  return {
    appointmentsByDay: lastDays(now, timeZone).map((day, index) => ({ day, count: byDay.get(index) ?? 0 })),
    registrationsByDepartment: await countRegistrationsByDepartment(db, fortnight),
    waitingByHour: (await countWaitingByHour(db, today, timeZone)).map(({ part, count }) => ({
      hour: Number(part),
      count,
    })),
  };
}

/**
 * The instant at which the clinic's day `days` from today begins. Noon is always on the right day, whatever clocks do
 * at night.
 */
function midnight(now: Date, days: number, timeZone: string): Date {
  const noon = clinicTimeToday(now, timeZone, 12, 0);
  return clinicTimeToday(new Date(noon.getTime() + days * DAY_MS), timeZone, 0, 0);
}

function lastDays(now: Date, timeZone: string): string[] {
  const noon = clinicTimeToday(now, timeZone, 12, 0);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return Array.from({ length: DAYS }, (_unused, index) =>
    day.format(new Date(noon.getTime() - (DAYS - 1 - index) * DAY_MS)),
  );
}
