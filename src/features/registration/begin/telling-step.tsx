import { useEffect, type ComponentType } from 'react';
import { tellingTexts as texts } from '#src/locales/en/patient/check-page.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import type { Choice } from '#src/features/registration/choose/preselect.ts';
import { hearFirstWords } from '#src/features/registration/hear/hear-transcript.ts';
import { RedFlagCard } from '#src/features/registration/hear/red-flag-card.tsx';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';
import type { VoiceSlot } from '#src/features/registration/visit/voice-slot.ts';
import './telling-style.ts';
import { ToldWords } from './told-words.tsx';
import { TypedWords } from './typed-words.tsx';

type TellingStepProps = { Intake: ComponentType<VoiceSlot>; onChoose: (choice: Choice) => void };

/** Words first: the patient says what is wrong and is led to a doctor; whoever knows the department goes straight there. */
export function TellingStep({ Intake, onChoose }: TellingStepProps) {
  const { transcript, reading, tellsBy, recordsAtOnce, moved } = useRegistration();
  // Coming back to this step does not open the microphone.
  useEffect(() => () => useRegistration.setState({ recordsAtOnce: false }), []);

  if (transcript !== undefined && !reading) return <ToldWords onChoose={onChoose} />;
  const knowDepartment = (
    <Button variant="secondary" size="lg" icon="stethoscope" onClick={() => onChoose({})}>
      {texts.knowDepartment}
    </Button>
  );
  return (
    <>
      <div className="step-head grid">
        <div className="grid gap-3">
          {tellsBy === 'voice' && <p className="telling-example">{texts.example}</p>}
          <PageHeading focusOnMount={moved} className="telling-title">
            {texts.title}
          </PageHeading>
          <p className="max-w-prose text-lg text-ink-2">{tellsBy === 'voice' ? texts.text : texts.typedText}</p>
        </div>
      </div>
      <RedFlagCard />
      <Card className="telling-card grid grid-cols-[minmax(0,1fr)] gap-6 sm:p-8">
        {reading ? (
          <Spinner label={texts.reading} />
        ) : tellsBy === 'typing' ? (
          <TypedWords knowDepartment={knowDepartment} />
        ) : (
          <>
            <Intake
              typeText={texts.typeIt}
              beside={knowDepartment}
              begins={recordsAtOnce}
              onTranscript={(spoken) => void hearFirstWords(spoken, 'voice')}
              onTypeInstead={() => useRegistration.setState({ tellsBy: 'typing', recordsAtOnce: false })}
              onFailure={countFailure}
            />
            <p className="telling-example mx-auto max-w-prose text-center text-ink-2">{texts.example}</p>
          </>
        )}
      </Card>
    </>
  );
}

/** After the second recording that came to nothing there is the way to type. */
function countFailure(): void {
  const voiceFailures = useRegistration.getState().voiceFailures + 1;
  useRegistration.setState({ voiceFailures, ...(voiceFailures === 2 && { tellsBy: 'typing', recordsAtOnce: false }) });
  if (voiceFailures === 2) announce(texts.typeItHere);
}
