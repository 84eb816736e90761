import type { LanguageTag } from '#shared/languages/screens/language-tags.ts';
import { isSameLanguage } from '#shared/text/language-tag.ts';
import { deviceNow } from '#src/platform/device/device.ts';
import { offeredLanguages } from './offered-languages.ts';
import { isLanguageChosen } from './page-languages.ts';

/**
 * The language that somebody’s own browser asks for before the one of the page, if it is offered here. A device of the house
 * asks for nobody.
 */
export function wishedLanguage(
  current: LanguageTag,
  asked: readonly string[] = navigator.languages,
): LanguageTag | undefined {
  if (deviceNow() || isLanguageChosen()) return undefined;
  const offered = offeredLanguages();
  for (const tag of asked) {
    if (isSameLanguage(tag, current)) return undefined;
    const wished = offered.find((each) => isSameLanguage(each, tag));
    if (wished !== undefined) return wished;
  }
  return undefined;
}
