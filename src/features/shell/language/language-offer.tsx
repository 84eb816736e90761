import { useState } from 'react';
import { LANGUAGES } from '#shared/languages/screens/screen-languages.ts';
import { languageTexts as texts } from '#src/locales/en/everywhere/language.ts';
import { chooseLanguage } from '#src/platform/language/page-languages.ts';
import { wishedLanguage } from '#src/platform/language/wished-language.ts';
import { useLanguage } from '#src/platform/language/use-language.ts';
import { Button } from '#src/ui/parts/button.tsx';

/** What a patient’s own browser asks for is offered in that language; the page never switches by itself. */
export function LanguageOffer() {
  const current = useLanguage();
  const [isAnswered, setAnswered] = useState(false);
  const tag = wishedLanguage(current);
  if (isAnswered || tag === undefined) return null;
  const { name, direction, offer } = LANGUAGES[tag];
  return (
    <section
      aria-label={texts.choose}
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-[34rem] flex-wrap items-center gap-3 rounded-card bg-white p-4 shadow-toast"
    >
      <Button
        icon="globe"
        lang={tag}
        dir={direction}
        aria-label={`${offer} (${name})`}
        onClick={() => void chooseLanguage(tag)}
      >
        {offer}
      </Button>
      <Button variant="quiet" onClick={() => setAnswered(true)}>
        {texts.stay(LANGUAGES[current].name)}
      </Button>
    </section>
  );
}
