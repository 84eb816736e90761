import { loadTexts } from 'virtual:languages';
import type { LanguageTag } from '#shared/languages/screens/language-tags.ts';
import { LANGUAGES } from '#shared/languages/screens/screen-languages.ts';
import type { Language } from '#src/locales/active-language.ts';
import { fetchLetters } from './letters.ts';
import { speaking } from './speaking.ts';

const loaded = new Map<string, Promise<Language>>();

/**
 * Loads a language, or rejects if it cannot be had now. The staff's texts are a file of their own, which no patient
 * loads.
 */
export function loadLanguage(tag: Exclude<LanguageTag, 'en'>, withStaff: boolean): Promise<Language> {
  const name = withStaff ? `${tag} with staff` : tag;
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const { patient, staff } = loadTexts[tag];
  fetchLetters(tag);
  const parts = withStaff ? [patient(), staff()] : [patient()];
  const loading = Promise.all(parts).then((texts) => {
    const messages = Object.assign({}, ...texts.map((one) => one.default));
    return speaking(tag, LANGUAGES[tag].direction, messages, name);
  });
  loaded.set(name, loading);
  // What could not be loaded is asked for again.
  loading.catch(() => loaded.delete(name));
  return loading;
}
