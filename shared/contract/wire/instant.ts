import * as v from 'valibot';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:(?:0\d|1[0-3]):?[0-5]\d|14:?00))$/;
const EARLIEST = Date.parse('0001-01-01T00:00:00Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether the calendar has this day, such as `2026-11-21`: the 31st of February would else be a day in March. */
export function isDayOfCalendar(day: string): boolean {
  if (!DAY.test(day)) return false;
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

/**
 * The milliseconds of an ISO 8601 instant with its zone; undefined for what no calendar, clock or zone shows, and for
 * what is not of the years 1 to 9999, which databases read differently. No leap seconds.
 */
export function instantMs(text: string): number | undefined {
  const day = INSTANT.exec(text)?.[1];
  if (day === undefined || !isDayOfCalendar(day)) return undefined;
  const at = Date.parse(text.replace(' ', 'T'));
  return at >= EARLIEST && at <= LATEST ? at : undefined;
}

/** An ISO 8601 instant with its zone, which there has been or will be. */
export const Instant = v.pipe(
  v.string(),
  v.maxLength(40),
  v.isoTimestamp(),
  v.check((text) => instantMs(text) !== undefined, 'Must be an instant'),
);
