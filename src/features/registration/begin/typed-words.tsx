import { useState, type ReactNode, type SubmitEvent } from 'react';
import { isSameLanguage } from '#shared/text/language-tag.ts';
import { tellingTexts as texts } from '#src/locales/en/patient/check-page.ts';
import { useLanguage } from '#src/platform/language/use-language.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { describedBy, FieldFrame, INPUT_CLASS } from '#src/ui/fields/field-frame.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { SymptomChips } from '#src/features/registration/details/symptom-chips.tsx';
import { hearFirstWords, watchTyping } from '#src/features/registration/hear/hear-transcript.ts';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';

/** As much as anybody writes at a screen that others wait for. */
const LONGEST = 2000;

/** The same words, typed. Warning signs are looked for at every pause. */
export function TypedWords({ knowDepartment }: { knowDepartment: ReactNode }) {
  const typed = useRegistration((state) => state.typedWords);
  const voiceFailed = useRegistration((state) => state.voiceFailures >= 2);
  const [isMissing, setMissing] = useState(false);
  const isRead = isSameLanguage(useLanguage(), 'en');
  const words = {
    id: 'own-words',
    label: texts.ownWords,
    hint: texts.example,
    error: isMissing && typed.trim() === '' ? texts.empty : undefined,
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim() === '') {
      setMissing(true);
      document.getElementById(words.id)?.focus();
    } else void hearFirstWords({ text: typed.trim() }, 'typing');
  };
  return (
    <form noValidate autoComplete="off" className="grid gap-6" onSubmit={submit}>
      {voiceFailed && <Alert tone="info">{texts.typeItHere}</Alert>}
      <FieldFrame words={words}>
        <textarea
          id={words.id}
          value={typed}
          rows={4}
          maxLength={LONGEST}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={words.error ? true : undefined}
          aria-describedby={describedBy(words)}
          className={classNames(INPUT_CLASS, 'text-lg')}
          onChange={({ target }) => {
            useRegistration.setState({ typedWords: target.value });
            watchTyping(target.value);
          }}
        />
        {!isRead && (
          <SymptomChips
            value={typed}
            department=""
            onChange={(value) => {
              useRegistration.setState({ typedWords: value });
              watchTyping(value);
            }}
          />
        )}
      </FieldFrame>
      <Button type="submit" size="lg" className="w-full">
        {texts.goOn}
      </Button>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          variant="quiet"
          size="lg"
          icon="mic"
          onClick={() => useRegistration.setState({ tellsBy: 'voice', recordsAtOnce: true })}
        >
          {texts.speak}
        </Button>
        {knowDepartment}
      </div>
    </form>
  );
}
