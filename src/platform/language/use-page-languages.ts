import { useEffect } from 'react';
import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { useDevice } from '#src/platform/device/use-device.ts';
import { isStaffsPage, languageOfPage } from './page-languages.ts';
import { showLanguage } from './show-language.ts';
import { useLanguageOfTexts } from './use-language-of-texts.ts';

/**
 * Draws each page in its own language: when somebody goes from the patients' pages to the staff's, and when the settings
 * that name the first language have come.
 */
export function usePageLanguages(pathname: string): void {
  // Both name the first language.
  useKnownClinic();
  useDevice();
  const wanted = languageOfPage(pathname);
  const withStaff = isStaffsPage(pathname);
  useEffect(() => void showLanguage(wanted, { withStaff }), [wanted, withStaff]);
  useLanguageOfTexts();
}
