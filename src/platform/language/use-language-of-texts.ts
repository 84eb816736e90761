import { useSyncExternalStore } from 'react';
import { activeLanguage, activeTag, onLanguage } from '#src/locales/active-language.ts';

/**
 * Draws a component again whenever its texts read another way.
 * @returns a name that changes with them: with the staff’s texts a language is another one than without
 */
export function useLanguageOfTexts(): string {
  return useSyncExternalStore(onLanguage, nameNow, () => 'en');
}

const nameNow = (): string => activeLanguage()?.name ?? activeTag();
