import { useRef, useState } from 'react';
import { languageTexts as texts } from '#src/locales/en/everywhere/language.ts';
import { useChoiceOfLanguage } from '#src/platform/language/use-choice-of-language.ts';
import { LanguageButtons } from '#src/ui/language/language-buttons.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { useDismiss } from '#src/features/shell/menus/use-dismiss.ts';

const CHOICE =
  'flex min-h-12 w-full items-center gap-2 rounded-input border-2 border-line-strong bg-white px-4 font-semibold text-ink hover:bg-sky-100 aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-white';

/** A globe and the language of the page; it opens the others, each in its own words. */
export function LanguageButton() {
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { currentName } = useChoiceOfLanguage();
  return (
    <div ref={area} className="sm:relative">
      <Button
        ref={opener}
        variant="quiet"
        icon="globe"
        className="px-3.5!"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'language-panel' : undefined}
        aria-label={texts.current(currentName)}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="max-lg:hidden">{currentName}</span>
      </Button>
      {isOpen && (
        <Panel
          area={area}
          opener={opener}
          onClose={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}

type PanelProps = {
  area: React.RefObject<HTMLElement | null>;
  opener: React.RefObject<HTMLElement | null>;
  onClose: () => void;
};

function Panel({ area, opener, onClose }: PanelProps) {
  const { current, offered, isMissing, choose } = useChoiceOfLanguage(onClose);
  useDismiss(onClose, area, opener);
  return (
    <div
      id="language-panel"
      role="group"
      aria-label={texts.choose}
      className="absolute end-0 top-full z-10 mt-2 grid w-max max-w-[calc(100vw-1.5rem)] gap-3 rounded-card bg-white p-4 text-ink shadow-toast max-sm:inset-x-3 max-sm:w-auto"
    >
      {isMissing && <Alert tone="warning" title={texts.missing} />}
      <LanguageButtons
        languages={offered}
        current={current}
        more={texts.more}
        className="grid! min-w-48"
        buttonClass={CHOICE}
        onChoose={choose}
      />
    </div>
  );
}
