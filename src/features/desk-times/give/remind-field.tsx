import { useEffect } from 'react';
import { deskTimesTexts as texts } from '#src/locales/en/desk/desk-times.ts';
import { loadNextTimes, useNextTimes } from '#src/platform/clinic/next-times.ts';

type RemindFieldProps = { checked: boolean; onChange: (checked: boolean) => void };

/** The patient's consent to text messages as reception asks for it (BOOK-8): never ticked beforehand, and only where the clinic can send. */
export function RemindField({ checked, onChange }: RemindFieldProps) {
  useEffect(() => void loadNextTimes(), []);
  const isSent = useNextTimes(({ sendsTexts }) => sendsTexts === true);
  if (!isSent) return null;
  return (
    <div className="grid gap-1.5">
      <label className="radio-choice justify-self-start">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby="desk-remind-hint"
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{texts.remind}</span>
      </label>
      <p id="desk-remind-hint" className="text-ink-2">
        {texts.remindHint}
      </p>
    </div>
  );
}
