import { catalogue } from '#src/locales/catalogue.ts';
import { calendarDays } from '#src/locales/formats.ts';

/** Texts about days and times. */
const dayTexts = catalogue('everywhere/times', {
  today: 'today',
  todayAt: (label: string) => `today ${label}`,
  dayAt: (day: string, label: string) => `${day}, ${label}`,
  nextFree: (when: string) => `Next free: ${when}`,
});

const inWords = calendarDays({ weekday: 'long', day: 'numeric', month: 'long' });

/** A day of the clinic's calendar (`2027-01-04`) as people say it: `today`, `Monday 4 January`. */
export function dayWords(day: string, today: string | undefined): string {
  return day === today ? dayTexts.today : inWords(day);
}

/** `today 14:20`, `Monday 4 January, 14:20`. `label` is what clocks in the clinic show. */
export function timeWords({ day, label }: { day: string; label: string }, today: string | undefined): string {
  return day === today ? dayTexts.todayAt(label) : dayTexts.dayAt(inWords(day), label);
}

export const nextFreeWords = (when: string): string => dayTexts.nextFree(when);
