import { useState } from 'react';
import { STATUS_REASON_MAX_LENGTH } from '#shared/contract/appointment/appointment-status.ts';
import { appointmentStatusTexts as texts } from '#src/locales/en/staff/appointment-status.ts';
import { useUnsaved } from '#src/platform/update/unsaved.ts';
import type { FailureWords } from '#src/platform/staff/use-staff-data.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';

type ReasonDialogProps = {
  name: string;
  /** What had been typed before the session ended. */
  begun: string;
  busy: boolean;
  failure: FailureWords | undefined;
  onReason: (reason: string) => void;
  onClose: () => void;
};

/** There is no way back without a reason. */
export function ReasonDialog({ name, begun, busy, failure, onReason, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState(begun);
  const [missing, setMissing] = useState(false);

  useUnsaved('reason', reason.trim() !== '');

  function confirm(): void {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') document.getElementById('status-reason')?.focus();
    else onReason(reason.trim());
  }

  return (
    <ConfirmDialog
      title={texts.reasonTitle}
      description={texts.reasonText(name)}
      words={texts.words}
      busy={busy}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextAreaField
        id="status-reason"
        label={texts.reason}
        data-autofocus
        rows={3}
        maxLength={STATUS_REASON_MAX_LENGTH}
        error={missing ? texts.reasonMissing : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
