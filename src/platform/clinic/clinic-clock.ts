import { shownAt, whenClocksShow } from '#shared/clinic/slots/zone-clock.ts';
import { clinicNow } from './clinic.ts';
import { instantOf } from './clinic-time.ts';

/** What a field for a date and one for a time show of an instant in the clinic; both empty where there is none. */
export function clinicFieldsOf(iso: string | undefined): { readonly day: string; readonly clock: string } {
  const instant = instantOf(iso);
  if (instant === undefined) return { day: '', clock: '' };
  const shown = new Date(shownAt(instant, clinicNow().timeZone)).toISOString();
  return { day: shown.slice(0, 10), clock: shown.slice(11, 16) };
}

/** The instant that these fields mean in the clinic; undefined where they mean none. */
export function instantOfFields(day: string, clock: string): string | undefined {
  const wanted = Date.parse(`${day}T${clock}:00Z`);
  // A browser may read "T:00Z", of two empty fields, as a day in the year 2000.
  if (day === '' || clock === '' || Number.isNaN(wanted)) return undefined;
  return whenClocksShow(wanted, new Date(wanted), clinicNow().timeZone).toISOString();
}
