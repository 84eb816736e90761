import { useEffect, useRef } from 'react';
import type { RedFlag } from '#shared/words/warning/red-flags.ts';
import type { Suggestion } from '#shared/words/department/suggestion.ts';
import { departmentName } from '#src/locales/en/everywhere/about-doctors.ts';
import { englishOnlyTexts } from '#src/locales/en/everywhere/english-only.ts';
import { landingVoiceTexts } from '#src/locales/en/patient/landing-voice.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { EnglishOnly } from '#src/ui/language/english-only.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { VoiceWarning } from './voice-warning.tsx';

const texts = landingVoiceTexts;

/** What was heard, and what can be done with it. */
export type HeardWords = {
  readonly text: string;
  /** The engine, if it is known. */
  readonly engine?: string;
  readonly suggestion: Suggestion;
  readonly redFlags: RedFlag[];
  /** The language of the words, if it is not English. */
  readonly foreignLanguage: string | undefined;
};

type VoiceResultProps = {
  heard: HeardWords;
  onAccept: (department: string) => void;
  onChoose: () => void;
  onType: () => void;
};

/** The transcript and the green panel of VOICE-2; warning signs come before everything else. */
export function VoiceResult({ heard, onAccept, onChoose, onType }: VoiceResultProps) {
  const { suggestion, redFlags, text, engine, foreignLanguage } = heard;
  const by = engine === undefined ? undefined : texts.listenedBy[engine];
  const { department, reasons, alternative } = suggestion;
  const box = useRef<HTMLDivElement>(null);
  // It appears below what was just clicked, perhaps below the edge of the window.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={box} tabIndex={-1} className="grid scroll-m-6 gap-5 text-start outline-none">
      <VoiceWarning redFlags={redFlags} />
      {foreignLanguage !== undefined && (
        <EnglishOnly words={{ ...englishOnlyTexts, title: englishOnlyTexts.title(foreignLanguage) }} onType={onType} />
      )}
      <div className="rounded-card bg-surface-2 p-5">
        <h3 className="font-semibold text-ink-2">{texts.heard}</h3>
        <p className="mt-1 text-lg wrap-anywhere text-pretty text-ink">{text}</p>
        {by && <p className="mt-2 text-base text-ink-2">{by}</p>}
      </div>
      <div className="grid gap-3 rounded-card bg-advice-bg p-5 text-advice sm:p-6">
        <h3 className="flex items-center gap-2.5 text-xl font-bold">
          <Icon name="sparkles" />
          {texts.panelTitle}
        </h3>
        <p className="text-lg">{texts.panelText(departmentName(department))}</p>
        <p>{reasons.length > 0 ? texts.reasons(reasons.join(', ')) : texts.noReasons}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button size="lg" className="grow max-sm:px-3 sm:grow-0" onClick={() => onAccept(department)}>
            <Icon name="check" className="max-sm:hidden" />
            {texts.accept}
          </Button>
          <Button size="lg" className="grow max-sm:px-3 sm:grow-0" variant="secondary" onClick={onChoose}>
            {texts.choose}
          </Button>
        </div>
        {alternative && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-current/25 pt-4">
            <p id="why-alternative" className="min-w-0 flex-1 basis-56">
              {alternative.reasons.length > 0
                ? texts.alternative(departmentName(alternative.department), alternative.reasons.join(', '))
                : texts.ifUnsure(departmentName(alternative.department))}
            </p>
            <Button
              size="lg"
              variant="secondary"
              className="grow max-sm:px-3 sm:grow-0"
              aria-describedby="why-alternative"
              onClick={() => onAccept(alternative.department)}
            >
              {texts.takeAlternative(departmentName(alternative.department))}
            </Button>
          </div>
        )}
        <p>{texts.notADiagnosis}</p>
      </div>
    </div>
  );
}
