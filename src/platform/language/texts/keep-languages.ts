import type { LanguageTag } from '#shared/languages/screens/language-tags.ts';
import { loadLanguage } from './load-language.ts';

/** Fetches the languages that patients may choose here, so that the service worker keeps them: they work offline, too. */
export async function keepLanguages(tags: readonly LanguageTag[]): Promise<void> {
  for (const tag of tags) if (tag !== 'en') await loadLanguage(tag, false).catch(() => undefined);
}
