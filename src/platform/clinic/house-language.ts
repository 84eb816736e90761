import { isLanguageTag, type LanguageTag } from '#shared/languages/screens/language-tags.ts';
import { isKnownDepartment } from '#src/locales/en/everywhere/about-doctors.ts';
import { useKnownClinic } from './clinic.ts';

const ARABIC = /\p{Script=Arabic}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/**
 * The language of what the house itself has written and nobody translates (what a doctor is good at, how to find the house): the
 * first of its languages that has these letters, else English.
 */
export function houseLanguage(text: string, languages: readonly string[]): LanguageTag {
  return languages.filter(isLanguageTag).find((tag) => isInLettersOf(tag, text)) ?? 'en';
}

/** The same, for a component: drawn again when the house's languages come or change. */
export function useHouseLanguage(): (text: string) => LanguageTag {
  const { languages } = useKnownClinic();
  return (text) => houseLanguage(text, languages);
}

/** The language of a department's name that the house has given; undefined for one that is translated. */
export function useDepartmentLanguage(): (name: string) => LanguageTag | undefined {
  const languageOf = useHouseLanguage();
  return (name) => (isKnownDepartment(name) ? undefined : languageOf(name));
}

function isInLettersOf(tag: LanguageTag, text: string): boolean {
  if (ARABIC.test(text)) return tag === 'ar';
  if (DEVANAGARI.test(text)) return tag === 'hi';
  return tag !== 'ar' && tag !== 'hi';
}
