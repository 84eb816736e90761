import { isLanguageTag, type LanguageTag } from '#shared/languages/screens/language-tags.ts';
import { isKnownDepartment } from '#src/locales/en/everywhere/about-doctors.ts';
import { clinicNow } from './clinic.ts';

const ARABIC = /\p{Script=Arabic}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/**
 * The language of what the house itself has written and nobody translates (what a doctor is good at, how to find the house): the
 * first of its languages that has these letters, else English.
 */
export function houseLanguage(text: string, languages: readonly string[] = clinicNow().languages): LanguageTag {
  return languages.filter(isLanguageTag).find((tag) => isInLettersOf(tag, text)) ?? 'en';
}

/** The language of a department's name that the house has given; undefined for one that is translated. */
export const departmentLanguage = (name: string): LanguageTag | undefined =>
  isKnownDepartment(name) ? undefined : houseLanguage(name);

function isInLettersOf(tag: LanguageTag, text: string): boolean {
  if (ARABIC.test(text)) return tag === 'ar';
  if (DEVANAGARI.test(text)) return tag === 'hi';
  return tag !== 'ar' && tag !== 'hi';
}
