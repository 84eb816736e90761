import { useState } from 'react';
import { MAX_QUEUE_REASON_LENGTH } from '#shared/contract/queue/queue.ts';
import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';

const texts = arrivalsTexts.because;

type WhyDialogProps = {
  act: 'back' | 'first';
  ticket: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
};

/** Asks why: what is over is opened again, or somebody is put before others, only with a reason. */
export function WhyDialog({ act, ticket, busy, onClose, onConfirm }: WhyDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  function confirm(): void {
    const text = reason.trim();
    setMissing(text === '');
    if (text !== '') onConfirm(text);
  }
  return (
    <ConfirmDialog
      title={texts.title[act](ticket)}
      words={{ cancel: arrivalsTexts.cancel, confirm: texts.confirm[act] }}
      busy={busy}
      onClose={onClose}
      onConfirm={confirm}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <TextField
          id="queue-reason"
          label={texts.label}
          hint={texts.hint}
          error={missing ? texts.missing : undefined}
          maxLength={MAX_QUEUE_REASON_LENGTH}
          autoComplete="off"
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </ConfirmDialog>
  );
}
