import { isLanguageTag } from '#shared/languages/screens/language-tags.ts';
import { LANGUAGES } from '#shared/languages/screens/screen-languages.ts';
import { listWords } from '#src/locales/formats.ts';

/** The languages of a device by their own names, in their order. */
export const languageNames = (tags: readonly string[]): string =>
  listWords(tags.filter(isLanguageTag).map((tag) => LANGUAGES[tag].name));
