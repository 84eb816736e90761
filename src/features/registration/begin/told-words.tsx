import { englishOnlyTexts } from '#src/locales/en/everywhere/english-only.ts';
import { tellingTexts as texts } from '#src/locales/en/patient/check-page.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { EnglishOnly } from '#src/ui/language/english-only.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import type { Choice } from '#src/features/registration/choose/preselect.ts';
import '#src/features/registration/details/check-style.ts';
import { HeardWords } from '#src/features/registration/hear/heard-words.tsx';
import { RedFlagCard } from '#src/features/registration/hear/red-flag-card.tsx';
import { Recommendation } from './recommendation.tsx';
import { useRegistration, type ToldBy } from '#src/features/registration/visit/registration-store.ts';

/** What the words lead to: a department and the doctor who is free first, taken with one press. */
export function ToldWords({ onChoose }: { onChoose: (choice: Choice) => void }) {
  const { suggestion, toldBy = 'voice', foreignLanguage } = useRegistration();
  return (
    <>
      <div className="step-head grid">
        <PageHeading focusOnMount>{texts.heardTitle}</PageHeading>
      </div>
      <RedFlagCard />
      {foreignLanguage !== undefined && (
        <EnglishOnly
          words={{ ...englishOnlyTexts, title: englishOnlyTexts.title(foreignLanguage) }}
          onType={() => tellAgain('typing')}
        />
      )}
      <Card className="heard-card grid gap-4">
        <HeardWords title={toldBy === 'typing' ? texts.youWrote : undefined} />
        <div className="heard-again flex flex-wrap gap-3">
          <Button variant="secondary" icon={toldBy === 'voice' ? 'mic' : 'pencil'} onClick={() => tellAgain(toldBy)}>
            {toldBy === 'voice' ? texts.sayItAgain : texts.changeWords}
          </Button>
        </div>
      </Card>
      {suggestion ? (
        <Recommendation toldBy={toldBy} suggestion={suggestion} onChoose={onChoose} />
      ) : (
        <Alert
          tone="warning"
          action={
            <Button size="lg" onClick={() => onChoose({})}>
              {texts.choose}
            </Button>
          }
        >
          {texts.notRead}
        </Alert>
      )}
    </>
  );
}

/** Forgets the words that were not meant; typed ones stand there to be changed. */
function tellAgain(tellsBy: ToldBy): void {
  useRegistration.setState({
    tellsBy,
    recordsAtOnce: tellsBy === 'voice',
    transcript: undefined,
    suggestion: undefined,
    matches: [],
  });
}
