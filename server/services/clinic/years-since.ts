import { isDayOfCalendar } from '#shared/contract/wire/instant.ts';
import { clinicDayOf } from './clinic-time.ts';

/** Whole years on the clinic’s today; a year or a month alone counts from its beginning; undefined for what is no day, or to come. */
export function yearsSince(birthDate: string, now: Date, timeZone: string): number | undefined {
  const born = `${birthDate}-01-01`.slice(0, 10);
  const today = clinicDayOf(now, timeZone);
  if (!isDayOfCalendar(born) || born > today) return undefined;
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}
