import { catalogue } from '#src/locales/catalogue.ts';
import { redFlagTexts } from '#src/locales/en/everywhere/red-flags.ts';

/** Texts of what must be seen first about a patient: allergies, and warning signs in the patient's own words. */
export const safetyTexts = catalogue('everywhere/safety', {
  region: 'Allergies and warning signs',
  allergies: 'Allergies',
  listed: (list: string) => `Allergies: ${list}`,
  none: 'No allergies recorded',
  notKept: 'This server does not store allergies. Ask the patient.',
  loading: 'Loading allergies...',
  failed: 'Allergies could not be loaded. Ask the patient.',
  tryAgain: 'Try again',
  urgent: 'Urgent',
  urgentBecause: (signs: string) => `Urgent: ${signs}`,
  urgentUnknown: 'Urgent: warning signs in the patient’s own words',
});

const SIGNS: Readonly<Record<string, string>> = redFlagTexts;

/** The warning signs in words; a name that this version does not know is left out. */
export function warningSignWords(signs: readonly string[] | undefined): string | undefined {
  const words = (signs ?? []).flatMap((sign) => SIGNS[sign] ?? []);
  return words.length === 0 ? undefined : words.join(', ');
}

/** Why somebody is urgent, as one sentence. */
export function urgentWords(signs: readonly string[] | undefined): string {
  const words = warningSignWords(signs);
  return words === undefined ? safetyTexts.urgentUnknown : safetyTexts.urgentBecause(words);
}
