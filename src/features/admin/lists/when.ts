import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';

/** Dates and times as staff read them, in the clinic's zone. What is no instant gives undefined. */
export function dateOf(iso: string | null | undefined): string | undefined {
  return formatClinicTime(iso, 'date');
}

export function timeOf(iso: string | null | undefined): string | undefined {
  return formatClinicTime(iso, 'time');
}

export function dateTimeOf(iso: string | null | undefined): string | undefined {
  return formatClinicTime(iso, 'date-time');
}
