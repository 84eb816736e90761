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
 * An instant as clocks and calendars in the clinic show it (DATA-6). A screen that uses this also calls
 * `useClinic`, so that it is drawn again when the zone becomes known.
 * @returns undefined for what is no instant, never "Invalid Date".
 */
export function formatClinicTime(iso: string | null | undefined, style: ClinicTimeStyle): string | undefined {
  const instant = instantOf(iso);
  if (instant === undefined) return undefined;
  if (style !== 'date-time') return inZone(style).format(instant);
  return `${inZone('date').format(instant)}, ${inZone('time').format(instant)}`;
}

/** The clinic's calendar day of an instant, as `2026-11-21`; undefined for what is no instant. */
export function clinicDay(iso: string | null | undefined): string | undefined {
  const instant = instantOf(iso);
  if (instant === undefined) return undefined;
  const parts = inZone('day').formatToParts(instant);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Today in the clinic, as `2026-11-21`, by the server's clock where it is known. */
export function clinicToday(): string {
  return clinicDay(new Date(serverNow()).toISOString()) ?? '';
}

/** The hour, 0 to 23, that clocks in the clinic show at an instant. */
export function clinicHour(iso: string | null | undefined): number | undefined {
  const instant = instantOf(iso);
  return instant === undefined ? undefined : Number(inZone('hour').format(instant));
}

export function instantOf(iso: string | null | undefined): Date | undefined {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Above this difference staff see when it was received as well as when it was made (DATA-6). */
const WORTH_SAYING_MS = 10 * 60 * 1000;

/** True when two instants are more than ten minutes apart, as they are when a device was offline in between. */
export function isFarApart(one: string | null | undefined, other: string | null | undefined): boolean {
  const [a, b] = [instantOf(one), instantOf(other)];
  return a !== undefined && b !== undefined && Math.abs(a.getTime() - b.getTime()) > WORTH_SAYING_MS;
}

/** Making a formatter is slow, and a list asks for thousands of times. */
function inZone(form: keyof typeof FORMS): Intl.DateTimeFormat {
  const { timeZone } = clinicNow();
  const key = `${form} ${timeZone}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en', { ...FORMS[form], timeZone: usable(timeZone) });
  formatters.set(key, made);
  return made;
}

/** An old browser may not know a zone that the server knows. */
function usable(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
}
