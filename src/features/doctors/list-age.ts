import { doctorsPageTexts as texts } from '#src/locales/en/site/doctors-page.ts';
import { perLanguage } from '#src/locales/formats.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const clock = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);
const date = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

export type ListAge = { readonly text: string; readonly isOld: boolean };

/** The age of a stored list in words; `isOld` after 24 hours (OFF-4). */
export function listAge(fetchedAt: string, now: Date): ListAge {
  const then = new Date(fetchedAt);
  const isOld = now.getTime() - then.getTime() > DAY_MS;
  const time = clock().format(then);
  const day = date().format(then);
  const isToday = then.toDateString() === now.toDateString();
  const when = isToday ? texts.today(time) : texts.dayAt(day, time);
  return { text: isOld ? texts.keptLong(when) : texts.kept(when), isOld };
}
