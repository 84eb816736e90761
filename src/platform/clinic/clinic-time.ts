import { formatLocale } from '#src/locales/formats.ts';
import { clinicNow } from './clinic.ts';
import { serverNow } from './server-clock.ts';

export type ClinicTimeStyle = 'date' | 'time' | 'date-time';

const FORMS: Readonly<Record<'date' | 'time' | 'day' | 'hour', Intl.DateTimeFormatOptions>> = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: '2-digit', month: '2-digit', year: 'numeric' },
  hour: { hour: '2-digit', hourCycle: 'h23' },
};
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an instant in the clinic's time zone (DATA-6). A screen that uses this also calls `useClinic`, so that it
 * renders again once the zone is known.
 * @returns undefined if it is not an instant, never "Invalid Date".
 */
export function formatClinicTime(iso: string | null | undefined, style: ClinicTimeStyle): string | undefined {
  const instant = instantOf(iso);
  if (instant === undefined) return undefined;
  if (style !== 'date-time') return inZone(style).format(instant);
  return `${inZone('date').format(instant)}, ${inZone('time').format(instant)}`;
}

/** The clinic's calendar day of an instant, as `2026-11-21`; undefined if it is not an instant. */
export function clinicDay(iso: string | null | undefined): string | undefined {
  const instant = instantOf(iso);
  if (instant === undefined) return undefined;
  const parts = inZone('day').formatToParts(instant);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Today in the clinic, as `2026-11-21`, by the server's clock if it is known. */
export function clinicToday(): string {
  return clinicDay(new Date(serverNow()).toISOString()) ?? '';
}

/** The hour in the clinic at an instant, 0 to 23. */
export function clinicHour(iso: string | null | undefined): number | undefined {
  const instant = instantOf(iso);
  return instant === undefined ? undefined : Number(inZone('hour').format(instant));
}

export function instantOf(iso: string | null | undefined): Date | undefined {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Above this difference staff see both when it was received and when it was made (DATA-6). */
const WORTH_SAYING_MS = 10 * 60 * 1000;

/** True if two instants are more than ten minutes apart, as when a device was offline in between. */
export function isFarApart(one: string | null | undefined, other: string | null | undefined): boolean {
  const [a, b] = [instantOf(one), instantOf(other)];
  return a !== undefined && b !== undefined && Math.abs(a.getTime() - b.getTime()) > WORTH_SAYING_MS;
}

/** Creating a formatter is slow, and lists need thousands of formatted times. */
function inZone(form: keyof typeof FORMS): Intl.DateTimeFormat {
  const { timeZone } = clinicNow();
  // Only a date is words; the others are figures, some of them to be read again.
  const locale = form === 'date' ? formatLocale() : 'en';
  const key = `${locale} ${form} ${timeZone}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, { ...FORMS[form], timeZone: usable(timeZone) });
  formatters.set(key, made);
  return made;
}

/** An old browser may not know a time zone that the server knows. */
function usable(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
}
