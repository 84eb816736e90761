import { clockOf, type ClinicDay } from './clinic-day.ts';

/** The English of which region knows a zone by a name and not by a number differs. */
const LOCALES = ['en-GB', 'en-US', 'en-AU'] as const;
const HOURS_AROUND = 3 * 3_600_000;

/** What clocks show at an instant of that day, such as `14:20`; with its zone where they show it twice: `02:30 CET`. */
export function labelOf(day: ClinicDay, instant: number): string {
  const minute = clockOf(day, instant);
  const label = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
  return day.offsetMs === undefined && isShownTwice(day, instant)
    ? `${label} ${zoneName(day.timeZone, instant)}`
    : label;
}

function isShownTwice(day: ClinicDay, instant: number): boolean {
  const shown = clockOf(day, instant);
  const others = [instant - HOURS_AROUND, instant + HOURS_AROUND].map(
    // Where the clocks are otherwise before or after, that is the instant that may show the same.
    (about) => instant + (shown - (clockOf(day, about) - (about - instant) / 60_000)) * 60_000,
  );
  return others.some((other) => other !== instant && clockOf(day, other) === shown);
}

function zoneName(timeZone: string, instant: number): string {
  const names = LOCALES.map((locale) => {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(instant);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  });
  return names.find((name) => /^[A-Z]+$/.test(name)) ?? names[0] ?? '';
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0');
}
