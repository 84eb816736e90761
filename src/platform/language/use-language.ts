import { useSyncExternalStore } from 'react';
import type { LanguageTag } from '#shared/languages/screens/language-tags.ts';
import { onLanguage } from '#src/locales/active-language.ts';
import { shownLanguage } from './show-language.ts';

/** The language of what is drawn, for a component. The prerendered page is English. */
export function useLanguage(): LanguageTag {
  return useSyncExternalStore(onLanguage, shownLanguage, () => 'en' as const);
}
