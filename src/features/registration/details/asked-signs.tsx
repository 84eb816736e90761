import { useState } from 'react';
import { ASKED_SIGNS, type AskedSign } from '#shared/words/warning/ticked-signs.ts';
import { isSameLanguage } from '#shared/text/language-tag.ts';
import { askedSignTexts as texts } from '#src/locales/en/patient/asked-signs.ts';
import { useLanguage } from '#src/platform/language/use-language.ts';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import { classNames } from '#src/ui/style/class-names.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import { tickSign } from '#src/features/registration/hear/note-red-flags.ts';
import { TickedWarning } from '#src/features/registration/hear/red-flag-card.tsx';
import { useRegistration, type TabName } from '#src/features/registration/visit/registration-store.ts';

const ICONS: Readonly<Record<AskedSign, IconName>> = {
  'chest-pain': 'heart-pulse',
  breathing: 'wind',
  stroke: 'brain',
  bleeding: 'droplet',
  consciousness: 'bed',
  allergy: 'scan-face',
  'young-baby': 'baby',
  'self-harm': 'life-buoy',
};

/**
 * The warning signs to tick (WARN-9): for whoever cannot or does not write them. In English, whose words are read, it begins
 * folded.
 */
export function AskedSigns({ tab }: { tab: TabName }) {
  const ticked = useRegistration((state) => state.tickedSigns);
  const isRead = isSameLanguage(useLanguage(), 'en');
  const [own, setOwn] = useState<boolean>();
  const isOpen = own ?? (!isRead || ticked.length > 0);
  return (
    <section className="asked-signs grid gap-3" aria-label={texts.question}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="asked-signs"
        className="asked-signs-fold pressable"
        onClick={() => setOwn(!isOpen)}
      >
        <Icon name="triangle-alert" className="text-danger" />
        <span className="min-w-0 flex-1 wrap-anywhere text-start">
          <span>{isOpen ? texts.question : texts.fold}</span>
          {!isOpen && <span className="font-normal text-ink-2"> {texts.foldHint}</span>}
        </span>
        <Icon name="chevron-down" className={classNames('text-ink-2', isOpen && 'rotate-180')} />
      </button>
      <div id="asked-signs" hidden={!isOpen} role="group" aria-label={texts.question} className="grid gap-2">
        <p className="text-ink-2">{texts.hint}</p>
        <div className="asked-signs-rows">
          {ASKED_SIGNS.map((sign) => (
            <label key={sign} className="radio-choice">
              <input
                type="checkbox"
                checked={ticked.includes(sign)}
                onChange={({ target }) => tickSign(sign, target.checked)}
              />
              <Icon name={ICONS[sign]} className="text-danger" />
              <span>{texts.signs[sign]}</span>
            </label>
          ))}
        </div>
      </div>
      <TickedWarning tab={tab} />
    </section>
  );
}
