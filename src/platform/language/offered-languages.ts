import { isLanguageTag, type LanguageTag } from '#shared/languages/screens/language-tags.ts';
import { clinicNow } from '#src/platform/clinic/clinic.ts';
import { deviceNow } from '#src/platform/device/device.ts';

/** The language in which every visit at this screen begins: the device's first, else the clinic's. */
export function firstLanguage(): LanguageTag {
  const tags = [...(deviceNow()?.settings.languages ?? []), ...clinicNow().languages];
  return tags.find((tag) => isLanguageTag(tag)) ?? 'en';
}

/** The languages patients may choose from here, the first one first. A tag of another version is left out. */
export function offeredLanguages(languages: readonly string[] = clinicNow().languages): LanguageTag[] {
  return [...new Set([firstLanguage(), ...languages.filter(isLanguageTag)])];
}
