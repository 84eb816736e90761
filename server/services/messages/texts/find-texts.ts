import { isSameLanguage } from '#shared/text/language-tag.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import type { MessageTexts } from './message-texts.ts';
import { pt } from './pt.ts';

const LANGUAGES: readonly MessageTexts[] = [en, es, fr, de, ar, hi, pt];

/** The texts of the first of these languages that has any; English where none has. */
export function messageTexts(...wanted: readonly (string | null | undefined)[]): MessageTexts {
  const found = wanted
    .filter((tag) => tag !== null && tag !== undefined)
    .flatMap((tag) => LANGUAGES.find(({ locale }) => isSameLanguage(locale, tag)) ?? []);
  return found[0] ?? en;
}

/** A day and a time of the clinic in words. */
export function whenInWords(instant: Date, timeZone: string, texts: MessageTexts): string {
  const locale = `${texts.locale}-u-nu-latn`;
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full' }).format(instant);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant);
  return texts.at(day, leftToRight(time, texts));
}

/** A number or a time within a text from the right: without this a phone number's groups change places. */
export function leftToRight(text: string, { isRightToLeft }: MessageTexts): string {
  return isRightToLeft ? `\u2066${text}\u2069` : text;
}
