import { catalogue } from '#src/locales/catalogue.ts';
import { calendarDays } from '#src/locales/formats.ts';

/** Texts about days, for reception and for leave. */
const dayTexts = catalogue('desk/days', {
  today: 'today',
  todayAlone: 'Today',
  todayInHead: (day: string) => `Today, ${day}`,
  requestAt: (day: string, label: string) => `${day} ${label}`,
  when: (day: string, label: string) => `${day}, ${label}`,
  weekFrom: (day: string) => `the week from ${day}`,
  span: (from: string, to: string) => `${from} to ${to}`,
});

const long = calendarDays({ weekday: 'long', day: 'numeric', month: 'long' });
const short = calendarDays({ weekday: 'short', day: 'numeric', month: 'short' });
const withYear = calendarDays({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });

/** A day of the calendar in a list of requests. */
export const requestDay = (day: string, today: string): string => (day === today ? dayTexts.today : short(day));

/** A time in a list of requests. */
export const requestAt = (day: string, label: string, today: string): string =>
  dayTexts.requestAt(requestDay(day, today), label);

/** A day of the calendar, standing alone. */
export const deskDay = (day: string, today: string): string => (day === today ? dayTexts.todayAlone : long(day));

/** A day over its column. */
export const deskDayInHead = (day: string, today: string): string =>
  day === today ? dayTexts.todayInHead(short(day)) : short(day);

/** A time on a day. */
export const deskWhen = (day: string, label: string, today: string): string =>
  dayTexts.when(deskDay(day, today), label);

/** A week by its first day. */
export const weekFrom = (day: string): string => dayTexts.weekFrom(long(day));

/** The days of a leave. */
export const leaveDays = (from: string, to: string): string =>
  from === to ? withYear(from) : dayTexts.span(withYear(from), withYear(to));
