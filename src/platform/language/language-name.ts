import { pageLanguage } from './page-language.ts';

/** A language's name in the language of the page; undefined for a tag that names none. */
export function languageName(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames([pageLanguage()], { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    return undefined;
  }
}
