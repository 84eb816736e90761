import { activeLanguage } from './active-language.ts';

/** How English is written: with the day before the month in sentences, the other way round in tables. */
type English = 'en' | 'en-GB';

/**
 * The locale of what is drawn. Digits are Latin in every language, because tickets, doses and the clocks on the wall
 * are.
 */
export function formatLocale(english: English = 'en'): string {
  const language = activeLanguage();
  return language === undefined ? english : `${language.tag}-u-nu-latn`;
}

/** A formatter of the active language, made once for each: making one is slow. */
export function perLanguage<Formatter>(make: (locale: string) => Formatter, english: English = 'en'): () => Formatter {
  const made = new Map<string, Formatter>();
  return () => {
    const locale = formatLocale(english);
    const known = made.get(locale);
    if (known !== undefined) return known;
    const formatter = make(locale);
    made.set(locale, formatter);
    return formatter;
  };
}

/** Says days of the clinic's calendar (`2027-01-04`) in the active language. */
export function calendarDays(form: Intl.DateTimeFormatOptions, english: English = 'en-GB'): (day: string) => string {
  const formatter = perLanguage((locale) => new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }), english);
  return (day) => formatter().format(new Date(`${day}T00:00:00Z`));
}

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale));

/** A number with its thousands apart. */
export const numberWords = (value: number): string => numbers().format(value);

const lists = perLanguage((locale) => new Intl.ListFormat(locale, { style: 'short', type: 'unit' }));

/** Several words one after another: `name, age`. */
export const listWords = (words: readonly string[]): string => lists().format(words);
