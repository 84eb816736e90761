import { unsentTexts } from '#src/locales/en/everywhere/unsent.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const texts = unsentTexts.age;

/** How long ago by this device's clock, which may be wrong: for people to read only. */
export function ageOf(iso: string, now: number): { readonly words: string; readonly old: boolean } {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / 60_000)) || 0;
  return { words: wordsOf(minutes), old: minutes >= DAY };
}

function wordsOf(minutes: number): string {
  if (minutes < 1) return texts.now;
  if (minutes < HOUR) return texts.minutes(minutes);
  return minutes < DAY ? texts.hours(Math.floor(minutes / HOUR)) : texts.days(Math.floor(minutes / DAY));
}
