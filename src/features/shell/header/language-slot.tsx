import { useClinic } from '#src/platform/clinic/clinic.ts';
import { offeredLanguages } from '#src/platform/language/offered-languages.ts';
import { useAfterPaint } from '#src/platform/loading/later/use-after-paint.ts';

const loadButton = () => import('#src/features/shell/language/language-button.tsx');

/** The place for choosing a language, where there is more than one; the button loads after the first paint. */
export function LanguageSlot() {
  const { languages } = useClinic();
  const loaded = useAfterPaint(loadButton, offeredLanguages(languages).length > 1);
  return loaded ? <loaded.LanguageButton /> : null;
}
