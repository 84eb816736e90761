import { useEffect, useSyncExternalStore } from 'react';
import { activeLanguage, activeTag, onLanguage } from '#src/locales/active-language.ts';
import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { useDevice } from '#src/platform/device/use-device.ts';
import { isStaffsPage, languageOfPage } from './page-languages.ts';
import { showLanguage } from './show-language.ts';

/**
 * Draws each page in its own language: when somebody goes from the patients' pages to the staff's, and when the settings
 * that name the first language have come.
 * @returns a name that changes with the language of what is drawn
 */
export function usePageLanguages(pathname: string): string {
  // Both name the first language.
  useKnownClinic();
  useDevice();
  const wanted = languageOfPage(pathname);
  const withStaff = isStaffsPage(pathname);
  useEffect(() => void showLanguage(wanted, { withStaff }), [wanted, withStaff]);
  return useSyncExternalStore(onLanguage, nameNow, () => 'en');
}

const nameNow = (): string => activeLanguage()?.name ?? activeTag();
