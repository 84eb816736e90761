import { useLayoutEffect, useRef, useState } from 'react';
import { LANGUAGES } from '#shared/languages/screens/screen-languages.ts';
import { languageTexts as texts } from '#src/locales/en/everywhere/language.ts';
import { chooseLanguage } from '#src/platform/language/page-languages.ts';
import { wishedLanguage } from '#src/platform/language/wished-language.ts';
import { useLanguage } from '#src/platform/language/use-language.ts';
import { Button } from '#src/ui/parts/button.tsx';

/**
 * What a patient’s own browser asks for is offered in that language; the page never switches by itself. It has a place of its
 * own at the foot of the window, above which Submit stays in view.
 */
export function LanguageOffer() {
  const current = useLanguage();
  const [isAnswered, setAnswered] = useState(false);
  const tag = wishedLanguage(current);
  const isOffered = !isAnswered && tag !== undefined;
  const offer = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isOffered || !offer.current) return undefined;
    const { style } = document.documentElement;
    const growing = new ResizeObserver(([entry]) => {
      style.setProperty('--foot', `calc(${entry?.borderBoxSize[0]?.blockSize ?? 0}px + 2rem)`);
    });
    growing.observe(offer.current);
    return () => {
      growing.disconnect();
      style.removeProperty('--foot');
    };
  }, [isOffered]);
  if (!isOffered) return null;
  const { name, direction, offer: words } = LANGUAGES[tag];
  return (
    <section
      ref={offer}
      aria-label={texts.choose}
      className="sticky bottom-4 z-30 mx-auto my-4 flex w-[calc(100%-2rem)] max-w-[34rem] flex-wrap items-center gap-3 rounded-card bg-white p-4 shadow-toast"
    >
      <Button
        icon="globe"
        lang={tag}
        dir={direction}
        aria-label={`${words} (${name})`}
        onClick={() => void chooseLanguage(tag)}
      >
        {words}
      </Button>
      <Button variant="quiet" onClick={() => setAnswered(true)}>
        {texts.stay(LANGUAGES[current].name)}
      </Button>
    </section>
  );
}
