import { useState } from 'react';
import { isLanguageTag, type LanguageTag } from '#shared/languages/screens/language-tags.ts';
import { LANGUAGES } from '#shared/languages/screens/screen-languages.ts';
import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { offeredLanguages } from './offered-languages.ts';
import { chooseLanguage } from './page-languages.ts';
import { useLanguage } from './use-language.ts';

/** The languages a patient may choose from here, and the choice itself. */
export function useChoiceOfLanguage(onChosen?: () => void) {
  const { languages } = useKnownClinic();
  const current = useLanguage();
  const [isMissing, setMissing] = useState(false);
  const choose = async (tag: string): Promise<void> => {
    if (!isLanguageTag(tag)) return;
    const outcome = await chooseLanguage(tag);
    if (outcome === 'overtaken') return;
    setMissing(outcome === 'missing');
    if (outcome === 'shown') onChosen?.();
  };
  return {
    current,
    currentName: LANGUAGES[current].name,
    offered: offeredLanguages(languages).map((tag: LanguageTag) => ({ tag, ...LANGUAGES[tag] })),
    /** The last one chosen cannot be had now. */
    isMissing,
    choose: (tag: string) => void choose(tag),
  };
}
