import { formatClinicTime, instantOf } from '#src/platform/clinic-time.ts';

/** Above this difference staff see when it was received as well as when it was made (decisions.md "Calls"). */
const WORTH_SAYING_MS = 10 * 60 * 1000;

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

/** True when two instants are more than ten minutes apart, as they are when a device was offline in between. */
export function isFarApart(one: string | null | undefined, other: string | null | undefined): boolean {
  const [a, b] = [instantOf(one), instantOf(other)];
  return a !== undefined && b !== undefined && Math.abs(a.getTime() - b.getTime()) > WORTH_SAYING_MS;
}
