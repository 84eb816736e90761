import { useState } from 'react';
import { STATUS_REASON_MAX_LENGTH } from '#shared/contract/appointment-status.ts';
import { adminListTexts } from '#src/locales/en/admin-lists.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';

const texts = adminListTexts.status;

type StatusReasonDialogProps = {
  name: string;
  /** What had been typed before the session ended. */
  begun: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
};

/** Asks why an appointment is moved back; without a reason it stays where it is. */
export function StatusReasonDialog({ name, begun, busy, onClose, onConfirm }: StatusReasonDialogProps) {
  const [reason, setReason] = useState(begun);
  const [missing, setMissing] = useState(false);

  function confirm(): void {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') document.getElementById('status-reason')?.focus();
    else onConfirm(reason.trim());
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.reasonTitle}
      description={texts.reasonText}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.close}
          </Button>
          <Button busy={busy} busyText={texts.moving} onClick={confirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p className="mb-3 font-semibold break-words text-ink">{name}</p>
      <TextAreaField
        id="status-reason"
        label={texts.reason}
        error={missing ? texts.reasonMissing : undefined}
        maxLength={STATUS_REASON_MAX_LENGTH}
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
