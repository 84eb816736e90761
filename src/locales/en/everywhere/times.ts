const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' };
let formatter: Intl.DateTimeFormat | undefined;

/** A day of the clinic's calendar (`2027-01-04`) as people say it: `today`, `Monday 4 January`. */
export function dayWords(day: string, today: string | undefined): string {
  if (day === today) return 'today';
  formatter ??= new Intl.DateTimeFormat('en-GB', DAY);
  return formatter.format(new Date(`${day}T00:00:00Z`));
}

/** `today 14:20`, `Monday 4 January, 14:20`. `label` is what clocks in the clinic show. */
export function timeWords({ day, label }: { day: string; label: string }, today: string | undefined): string {
  return day === today ? `today ${label}` : `${dayWords(day, today)}, ${label}`;
}

export const nextFreeWords = (when: string) => `Next free: ${when}`;
