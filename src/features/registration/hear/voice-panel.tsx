import { useState, type ComponentType } from 'react';
import { englishOnlyTexts } from '#src/locales/en/everywhere/english-only.ts';
import { checkTexts } from '#src/locales/en/patient/check-page.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { EnglishOnly } from '#src/ui/language/english-only.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { showTab, toggleLock } from '#src/features/registration/details/edit-fields.ts';
import { countVoiceFailure, hearSpoken } from './hear-transcript.ts';
import { HeardWords } from './heard-words.tsx';
import { RedFlagCard } from './red-flag-card.tsx';
import { RegistrationForm, type ChosenDoctorProp } from '#src/features/registration/details/registration-form.tsx';
import { sameName } from '#src/features/registration/choose/group-doctors.ts';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';
import { SuggestionWords } from './suggestion-words.tsx';
import type { VoiceSlot } from '#src/features/registration/visit/voice-slot.ts';

type VoicePanelProps = {
  chosen: ChosenDoctorProp;
  Intake: ComponentType<VoiceSlot>;
  onChooseDepartment: (department: string) => void;
};

/** Voice Registration (VOICE-3): speak, see what was heard, correct it if needed, submit. */
export function VoicePanel({ chosen, Intake, onChooseDepartment }: VoicePanelProps) {
  const {
    tab,
    transcript,
    reading,
    nothingHeard,
    handover,
    suggestion,
    locked,
    kept,
    warnedBy,
    saidSigns,
    foreignLanguage,
    toldBy,
  } = useRegistration();
  // Told first, the words have led here; nothing needs to be said twice.
  const isAccepted = toldBy !== undefined && suggestion && sameName(suggestion.department, chosen.department);
  const [again, setAgain] = useState<'replace' | 'add'>();
  const hasWords = transcript !== undefined && !reading;
  const hasFields = hasWords && !nothingHeard;
  const listens = transcript === undefined || again !== undefined || (hasWords && nothingHeard);

  const slot: VoiceSlot = {
    onTranscript: (spoken) => {
      setAgain(undefined);
      hearSpoken(spoken, again ?? 'replace');
    },
    onTypeInstead: () => showTab('form'),
    onFailure: countVoiceFailure,
  };
  return (
    <div className="grid gap-6">
      {reading && (
        <Card>
          <Spinner label={texts.processingVoice} />
        </Card>
      )}
      {hasWords && (
        <Card className="heard-card grid gap-4">
          <HeardWords />
          {hasFields && !again && (
            <div className="heard-again flex flex-wrap gap-3">
              <Button variant="secondary" icon="mic" onClick={() => setAgain('replace')}>
                {checkTexts.sayItAgain}
              </Button>
              <Button variant="secondary" icon="plus" onClick={() => setAgain('add')}>
                {checkTexts.addMore}
              </Button>
            </div>
          )}
          {again === 'add' && <p className="text-ink-2">{checkTexts.addMoreText}</p>}
        </Card>
      )}
      {tab === 'voice' && ((warnedBy === 'voice' && saidSigns.length > 0) || !hasFields) && <RedFlagCard />}
      {hasWords && foreignLanguage !== undefined && (
        <EnglishOnly
          words={{ ...englishOnlyTexts, title: englishOnlyTexts.title(foreignLanguage) }}
          onType={() => showTab('form')}
        />
      )}
      {hasWords && nothingHeard && (
        <Alert tone="danger" title={texts.processingError}>
          <p>{texts.nothingExtracted}</p>
          {foreignLanguage === undefined && <p>{checkTexts.nothingExtractedText}</p>}
        </Alert>
      )}
      <Card hidden={!listens}>
        <Intake {...slot} />
      </Card>
      {hasFields && !handover && suggestion && !isAccepted && (
        <Alert tone="info">
          <SuggestionWords suggestion={suggestion} chosen={chosen.department} onChoose={onChooseDepartment} />
        </Alert>
      )}
      {hasFields && tab === 'voice' && (
        <RegistrationForm
          tab="voice"
          chosen={chosen}
          isLocked={locked}
          head={
            kept?.registered ? undefined : (
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="min-w-0 flex-1 basis-56 text-ink-2">
                  {locked ? checkTexts.lockedText : checkTexts.unlockedText}
                </p>
                <Button
                  variant="secondary"
                  icon={locked ? 'lock-open' : 'lock'}
                  aria-pressed={!locked}
                  onClick={toggleLock}
                >
                  {locked ? checkTexts.editInformation : checkTexts.lockForm}
                </Button>
              </div>
            )
          }
        />
      )}
    </div>
  );
}
