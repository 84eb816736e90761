import { doctorsPageTexts as texts } from '#src/locales/en/site/doctors-page.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type ListAge = { readonly text: string; readonly isOld: boolean };

/** The age of a stored list in words; `isOld` after 24 hours (OFF-4). */
export function listAge(fetchedAt: string, now: Date): ListAge {
  const then = new Date(fetchedAt);
  const isOld = now.getTime() - then.getTime() > DAY_MS;
  const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(then);
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(then);
  const isToday = then.toDateString() === now.toDateString();
  const when = isToday ? texts.today(time) : `${day}, ${time}`;
  return { text: isOld ? texts.keptLong(when) : texts.kept(when), isOld };
}
