import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { perLanguage } from '#src/locales/formats.ts';

const OLD_AFTER_MS = 24 * 60 * 60 * 1000;

const clock = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  'en-GB',
);
const date = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
  'en-GB',
);

/**
 * How the age of the cached list is said: "09:10 today", "09:10 yesterday", else the date. `isOld` from 24 hours on.
 * @param fetchedAt ISO instant.
 */
export function listAge(fetchedAt: string, now: Date): { when: string; isOld: boolean } {
  const then = new Date(fetchedAt);
  const time = clock().format(then);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const isOld = now.getTime() - then.getTime() > OLD_AFTER_MS;
  if (then.toDateString() === now.toDateString()) return { when: texts.todayAt(time), isOld };
  if (then.toDateString() === yesterday.toDateString()) return { when: texts.yesterdayAt(time), isOld };
  return { when: date().format(then), isOld };
}
