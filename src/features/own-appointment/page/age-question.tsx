import { useState, type SubmitEvent } from 'react';
import { ownTexts as texts } from '#src/locales/en/patient/own-appointment.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Button } from '#src/ui/parts/button.tsx';

type AgeQuestionProps = {
  readonly why: string;
  /** While the answer is looked at. */
  readonly busyText: string;
  /** The one given before was not it. */
  readonly wrong: boolean;
  readonly busy: boolean;
  readonly onAnswer: (age: string) => void;
};

/** What the clinic wants to know beside the link: a telephone may lie about. */
export function AgeQuestion({ why, busyText, wrong, busy, onAnswer }: AgeQuestionProps) {
  const [age, setAge] = useState('');
  function answer(event: SubmitEvent): void {
    event.preventDefault();
    if (!busy && age.trim() !== '') onAnswer(age.trim());
  }
  return (
    <form className="grid gap-5" onSubmit={answer}>
      <p className="text-lg text-pretty">{why}</p>
      <div className="max-w-48">
        <TextField
          id="own-age"
          label={texts.age}
          error={wrong ? texts.ageWrong : undefined}
          inputMode="numeric"
          maxLength={3}
          required
          value={age}
          onChange={({ target }) => setAge(target.value.replaceAll(/\D/g, ''))}
        />
      </div>
      <Button type="submit" size="lg" className="justify-self-start" busy={busy} busyText={busyText}>
        {texts.open}
      </Button>
    </form>
  );
}
