import type { Message } from '#shared/contract/prescription/messages.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/badge.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { SettingsRow } from '#src/features/admin/settings/settings-row.tsx';

const texts = settingsTexts.messages;
const TONES: Readonly<Record<Message['state'], BadgeTone>> = {
  queued: 'info',
  sending: 'info',
  sent: 'success',
  failed: 'danger',
  recorded: 'other',
};

type MessageRowProps = { message: Message; busy: boolean; onRetry: () => void };

/** One text message: recipient, purpose, state, and what is holding it up. */
export function MessageRow({ message, busy, onRetry }: MessageRowProps) {
  const { patientName, doctorName, phone, state, attempts, lastError, createdAt, sentAt } = message;
  const created = formatClinicTime(createdAt, 'date-time');
  const sent = formatClinicTime(sentAt, 'date-time');
  const facts = [
    texts.to(phone),
    created && texts.created(created),
    sent && texts.sentAt(sent),
    attempts > 0 && texts.attempts(attempts),
  ].filter(Boolean);
  return (
    <SettingsRow
      name={patientName}
      hasPortrait={false}
      badges={<Badge tone={TONES[state]}>{texts.states[state]}</Badge>}
      detail={texts.prescriptionOf(doctorName)}
      facts={facts.join(' · ')}
      problem={lastError}
    >
      {state === 'failed' && (
        <Button
          variant="secondary"
          icon="rotate-ccw"
          aria-label={texts.retryOne(patientName)}
          busy={busy}
          busyText={texts.retrying}
          onClick={onRetry}
        >
          {texts.retry}
        </Button>
      )}
    </SettingsRow>
  );
}
