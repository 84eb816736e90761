import { timeTexts as texts } from '#src/locales/en/patient/times.ts';
import { useNextTimes } from '#src/platform/clinic/next-times.ts';
import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';

/** Consent to text messages about the time (BOOK-8): never ticked beforehand, and only where there is a time to tell, and a way to tell it. */
export function RemindField() {
  const hasTime = useRegistration(({ time }) => time?.kind === 'time' || time?.kind === 'wish');
  const remind = useRegistration((state) => state.remind);
  const hasPhone = useRegistration(({ fields }) => fields.phone.trim() !== '');
  const { reminderHours } = useKnownClinic();
  const isSent = useNextTimes(({ sendsTexts }) => sendsTexts !== false);
  if (!hasTime || !isSent) return null;
  return (
    <div className="grid gap-1.5">
      <label className="radio-choice justify-self-start">
        <input
          type="checkbox"
          checked={remind}
          aria-describedby="registration-remind-hint"
          onChange={({ target }) => useRegistration.setState({ remind: target.checked })}
        />
        <span>{reminderHours > 0 ? texts.remind : texts.tellTime}</span>
      </label>
      <p id="registration-remind-hint" className="text-ink-2">
        {texts.remindHint}
      </p>
      <p role="status" className="font-semibold text-warning">
        {remind && !hasPhone ? texts.remindNoPhone : ''}
      </p>
    </div>
  );
}
