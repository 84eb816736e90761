import { formatLocale } from '#src/locales/formats.ts';

/** A language's name in the language of what is drawn; undefined for a tag that names none. */
export function languageName(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames([formatLocale()], { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    return undefined;
  }
}
