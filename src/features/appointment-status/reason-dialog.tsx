import { useState } from 'react';
import { STATUS_REASON_MAX_LENGTH } from '#shared/contract/appointment-status.ts';
import { appointmentStatusTexts as texts } from '#src/locales/en/appointment-status.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';

type ReasonDialogProps = {
  name: string;
  onClose: () => void;
  /** Gives back what spoke against it, if anything. */
  onReason: (reason: string) => Promise<string | undefined>;
};

/** There is no way back without a reason. */
export function ReasonDialog({ name, onClose, onReason }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    if (reason.trim() === '') {
      setError(texts.reasonMissing);
      return;
    }
    setBusy(true);
    setError(await onReason(reason.trim()));
    setBusy(false);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.reasonTitle}
      description={texts.reasonText(name)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={busy} busyText={texts.changing} onClick={() => void send()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <TextAreaField
        id="status-reason"
        label={texts.reason}
        data-autofocus
        rows={3}
        maxLength={STATUS_REASON_MAX_LENGTH}
        error={error}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
