import { useState } from 'react';
import { languageTexts as texts } from '#src/locales/en/everywhere/language.ts';
import { useChoiceOfLanguage } from '#src/platform/language/use-choice-of-language.ts';
import { LanguageButtons } from '#src/ui/language/language-buttons.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { Modal } from './modal.tsx';

/** A globe and the language of the visit, on every page of a kiosk that offers more than one. */
export function KioskLanguage() {
  const [isOpen, setOpen] = useState(false);
  const { current, currentName, offered, isMissing, choose } = useChoiceOfLanguage(() => setOpen(false));
  if (offered.length < 2) return null;
  return (
    <>
      <button
        type="button"
        className="kiosk-header-language"
        aria-label={texts.current(currentName)}
        onClick={() => setOpen(true)}
      >
        <Icon name="globe" />
        <span lang={current} className="kiosk-header-language-name">
          {currentName}
        </span>
      </button>
      {isOpen && (
        <Modal role="dialog" titleId="language-title" textId="language-text" onCancel={() => setOpen(false)}>
          <h2 id="language-title" className="mb-4 text-2xl font-bold text-ink">
            {texts.choose}
          </h2>
          <div id="language-text">{isMissing && <Alert tone="warning" title={texts.missing} />}</div>
          <LanguageButtons
            languages={offered}
            current={current}
            more={texts.more}
            className="kiosk-attract-languages"
            buttonClass="kiosk-attract-language"
            onChoose={choose}
          />
          <Button size="xl" variant="secondary" className="mt-6 w-full" onClick={() => setOpen(false)}>
            {texts.close}
          </Button>
        </Modal>
      )}
    </>
  );
}
