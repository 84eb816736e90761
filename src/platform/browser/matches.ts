import { foldText } from '#shared/text/fold-text.ts';

/**
 * True when one of `texts` contains `search`, whatever case and marks, as our own server searches; an empty search
 * matches all (CALL-12).
 */
export function matchesAny(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const wanted = foldText(search.trim());
  return wanted === '' || texts.some((text) => typeof text === 'string' && foldText(text).includes(wanted));
}
