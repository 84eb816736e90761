import { foldText } from '#shared/text/fold-text.ts';

/**
 * True if one of `texts` contains `search`, ignoring case and accents, as on our own server; an empty search matches
 * everything (CALL-12).
 */
export function matchesAny(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const wanted = foldText(search.trim());
  return wanted === '' || texts.some((text) => typeof text === 'string' && foldText(text).includes(wanted));
}
