import type { Message } from '#shared/contract/messages.ts';
import { settingsTexts } from '#src/locales/en/settings.ts';
import { formatClinicTime } from '#src/platform/clinic-time.ts';
import { Badge, type BadgeTone } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';

const texts = settingsTexts.messages;
const TONES: Readonly<Record<Message['state'], BadgeTone>> = {
  queued: 'info',
  sending: 'info',
  sent: 'success',
  failed: 'danger',
  recorded: 'other',
};

type MessageRowProps = { message: Message; busy: boolean; onRetry: () => void };

/** One text message: to whom, for what, where it is, and why it is not further. */
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
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold break-words text-ink">{patientName}</h3>
          <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
        </div>
        <p className="text-ink-2">{texts.prescriptionOf(doctorName)}</p>
        <p className="text-sm text-ink-2">{facts.join(' · ')}</p>
        {lastError && <p className="text-sm font-semibold text-danger">{lastError}</p>}
      </div>
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
    </div>
  );
}
