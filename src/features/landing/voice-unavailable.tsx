import { Link } from '@tanstack/react-router';
import { intakeTexts } from '#src/locales/en/intake.ts';
import { landingTexts } from '#src/locales/en/landing.ts';
import { Alert } from '#src/ui/alert.tsx';
import { buttonClass } from '#src/ui/button.tsx';

/** When the code of the microphone could not be fetched: the form is there all the same. */
export function VoiceUnavailable() {
  return (
    <Alert
      tone="warning"
      className="text-start"
      action={
        <Link to="/frontdesk" className={buttonClass({ variant: 'secondary' })}>
          {intakeTexts.typeInstead}
        </Link>
      }
    >
      {landingTexts.voice.unavailable}
    </Alert>
  );
}
