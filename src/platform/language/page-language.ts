import { useSyncExternalStore } from 'react';
import { readLanguageTag } from '#shared/text/language-tag.ts';

/** The language in which the page stands, as a BCP 47 tag. */
export function pageLanguage(): string {
  return readLanguageTag(document.documentElement.lang) ?? 'en';
}

/** The same, drawn anew when it changes. */
export function usePageLanguage(): string {
  return useSyncExternalStore(watchPageLanguage, pageLanguage);
}

function watchPageLanguage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}
