import type { RedFlag } from '#shared/words/warning/red-flags.ts';
import { redFlagTexts, warningTexts } from '#src/locales/en/everywhere/red-flags.ts';
import { clinicNow } from '#src/platform/clinic/clinic.ts';

/** The lines of the warning, the title first: in the hospital, or anywhere else. */
export function warningWords(redFlags: readonly RedFlag[], isInTheHouse: boolean): [string, string, string] {
  const { inTheHouse, elsewhere, mentioned } = warningTexts;
  const signs = mentioned(redFlags.map((flag) => redFlagTexts[flag]).join(', '));
  if (isInTheHouse) return [inTheHouse.title, signs, inTheHouse.text];
  return [elsewhere.title, signs, elsewhere.text(clinicNow().emergencyNumber)];
}
