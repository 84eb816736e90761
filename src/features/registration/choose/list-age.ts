import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';

const OLD_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * How the age of the cached list is said: "09:10 today", "09:10 yesterday", else the date. `isOld` from 24 hours on.
 * @param fetchedAt ISO instant.
 */
export function listAge(fetchedAt: string, now: Date): { when: string; isOld: boolean } {
  const then = new Date(fetchedAt);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(then);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const isOld = now.getTime() - then.getTime() > OLD_AFTER_MS;
  if (then.toDateString() === now.toDateString()) return { when: texts.todayAt(time), isOld };
  if (then.toDateString() === yesterday.toDateString()) return { when: texts.yesterdayAt(time), isOld };
  const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(then);
  return { when: date, isOld };
}
