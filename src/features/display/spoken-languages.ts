import { isLanguageTag, type LanguageTag } from '#shared/languages/screens/language-tags.ts';
import { clinicNow } from '#src/platform/clinic/clinic.ts';
import { deviceNow } from '#src/platform/device/device.ts';

/** The languages in which this screen calls, in their order: its own, if it has any, else the clinic's. */
export function spokenLanguages(
  own: readonly string[] = deviceNow()?.settings.languages ?? [],
  clinics: readonly string[] = clinicNow().languages,
): LanguageTag[] {
  const known = [...new Set((own.length > 0 ? own : clinics).filter(isLanguageTag))];
  return known.length > 0 ? known : ['en'];
}
