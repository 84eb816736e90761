import { intakeTexts } from '#src/locales/en/patient/intake.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import type { VoiceSession } from '#src/features/intake/session/voice-session.ts';
import type { VoiceState } from '#src/features/intake/session/voice-state.ts';

type VoiceFaultAlertProps = { state: Extract<VoiceState, { phase: 'failed' }>; session: VoiceSession };

/** One fault, one sentence, one way forward. The service's own message comes first if there is one (ERR-HEARD-3). */
export function VoiceFaultAlert({ state, session }: VoiceFaultAlertProps) {
  const { fault, message, canResend } = state;
  return (
    <Alert
      tone={fault === 'silent' || fault === 'too-short' ? 'warning' : 'danger'}
      title={intakeTexts.faultTitle[fault]}
      className="w-full text-start"
      action={
        canResend ? (
          <Button variant="secondary" icon="send" onClick={() => void session.resend()}>
            {intakeTexts.sendAgain}
          </Button>
        ) : (
          <Button variant="secondary" icon="rotate-ccw" onClick={() => void session.start()}>
            {intakeTexts.tryAgain}
          </Button>
        )
      }
    >
      {message !== undefined && <p className="font-semibold wrap-anywhere">{message}</p>}
      <p>{intakeTexts.faultText[fault]}</p>
    </Alert>
  );
}
