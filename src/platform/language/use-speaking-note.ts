import { languageTexts } from '#src/locales/en/everywhere/language.ts';
import { useLanguage } from './use-language.ts';

/** What is said wherever somebody could speak, before they try it: the voice understands English only. */
export function useSpeakingNote(): string | undefined {
  return useLanguage() === 'en' ? undefined : languageTexts.speakEnglishOnly;
}
