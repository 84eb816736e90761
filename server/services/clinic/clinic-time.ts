import { isDayOfCalendar } from '#shared/contract/wire/instant.ts';
import { shownAt, whenClocksShow } from '#shared/clinic/slots/zone-clock.ts';

/**
 * The instant of `hour`:`minute` on the clinic's today.
 * @param now any instant of that day
 */
export function clinicTimeToday(now: Date, timeZone: string, hour: number, minute: number): Date {
  const shown = new Date(shownAt(now, timeZone));
  const wanted = Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate(), hour, minute);
  return whenClocksShow(wanted, now, timeZone);
}

/**
 * The instant at which a day of the clinic's calendar begins.
 * @param day such as `2026-11-21`
 * @param plusDays this many days later
 * @returns undefined if there is no such day
 */
export function clinicDayBegins(day: string, timeZone: string, plusDays = 0): Date | undefined {
  if (!isDayOfCalendar(day)) return undefined;
  const midnight = new Date(Date.parse(`${day}T00:00:00Z`) + plusDays * 24 * 3_600_000);
  return whenClocksShow(midnight.getTime(), midnight, timeZone);
}

/** The clinic's calendar day at an instant, such as `2026-11-26`. */
export function clinicDayOf(instant: Date, timeZone: string): string {
  return new Date(shownAt(instant, timeZone)).toISOString().slice(0, 10);
}
