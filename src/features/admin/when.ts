/** Dates and times as staff read them. An instant that cannot be read gives undefined, never "Invalid Date". */
const DATE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Above this difference staff see when it was received as well as when it was made (decisions.md "Calls"). */
const WORTH_SAYING_MS = 10 * 60 * 1000;

function instant(iso: string | null | undefined): Date | undefined {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

export function dateOf(iso: string | null | undefined): string | undefined {
  const date = instant(iso);
  return date && DATE.format(date);
}

export function timeOf(iso: string | null | undefined): string | undefined {
  const date = instant(iso);
  return date && TIME.format(date);
}

export function dateTimeOf(iso: string | null | undefined): string | undefined {
  const date = instant(iso);
  return date && `${DATE.format(date)}, ${TIME.format(date)}`;
}

/** True when two instants are more than ten minutes apart, as they are when a device was offline in between. */
export function isFarApart(one: string | null | undefined, other: string | null | undefined): boolean {
  const [a, b] = [instant(one), instant(other)];
  return a !== undefined && b !== undefined && Math.abs(a.getTime() - b.getTime()) > WORTH_SAYING_MS;
}
