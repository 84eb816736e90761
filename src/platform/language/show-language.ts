import { isLanguageTag, type LanguageTag } from '#shared/languages/screens/language-tags.ts';
import { activeLanguage, activeTag, setLanguage, type Language } from '#src/locales/active-language.ts';
import { silence } from '#src/platform/browser/announcer.ts';

/** Which language, and with which texts, was asked for last. */
let wanted = 'en';

/**
 * Draws everything in the language of `tag`, as soon as its texts are there. The last wish holds, however long an
 * earlier one takes.
 * @returns false if its texts cannot be had now, and what is drawn stays as it is
 */
export async function showLanguage(tag: LanguageTag, { withStaff = false } = {}): Promise<boolean> {
  const wish = withStaff ? `${tag} with staff` : tag;
  wanted = wish;
  if (tag === 'en') {
    put(undefined);
    return true;
  }
  try {
    const { loadLanguage } = await import('./texts/load-language.ts');
    const language = await loadLanguage(tag, withStaff);
    if (wanted === wish) put(language);
    return true;
  } catch {
    return false;
  }
}

/** The language of what is drawn. */
export function shownLanguage(): LanguageTag {
  const tag = activeTag();
  return isLanguageTag(tag) ? tag : 'en';
}

function put(language: Language | undefined): void {
  const { documentElement } = document;
  documentElement.lang = language?.tag ?? 'en';
  documentElement.dir = language?.direction ?? 'ltr';
  // Nothing said before is read with the voice of another language.
  if (activeLanguage() !== language) silence();
  setLanguage(language);
}
