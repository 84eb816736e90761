import { useState } from 'react';
import type { Patient } from '#shared/contract/patients.ts';
import { adminTexts } from '#src/locales/en/admin.ts';
import { isOurs } from '#src/platform/api/backend.ts';
import { deletePatient, restorePatient } from '#src/platform/api/patients.ts';
import { notify } from '#src/platform/notify.ts';
import { offerUndo } from '#src/platform/undo.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { isSignedOut, useSignedOut } from '#src/platform/use-signed-out.ts';

const texts = adminTexts.patients.deletion;

type DeletePatientDialogProps = {
  patient: Patient;
  onClose: () => void;
  /** The list is no longer what the server has. */
  onChanged: () => void;
};

/** Asks before a patient is deleted; the focus is on Cancel, so that Enter alone deletes nobody (product.md §2). */
export function DeletePatientDialog({ patient, onClose, onChanged }: DeletePatientDialogProps) {
  const [state, setState] = useState<'asking' | 'deleting' | 'failed'>('asking');
  const leaveForLogin = useSignedOut('admin');

  async function confirm(): Promise<void> {
    setState('deleting');
    const done = await deletePatient(patient._id);
    if (done.ok) {
      notify.success(texts.deleted);
      if (isOurs()) offerUndo({ text: texts.deleted, undo });
      onChanged();
      onClose();
      return;
    }
    if (isSignedOut(done.problem)) {
      leaveForLogin();
      return;
    }
    const isGone = done.problem.kind === 'refused' && done.problem.status === 404;
    notify.error(texts.failed, isGone ? texts.gone : undefined);
    setState('failed');
    if (isGone) onChanged();
  }

  async function undo(): Promise<void> {
    const done = await restorePatient(patient._id);
    if (done.ok) notify.success(adminTexts.patients.restored);
    else notify.error(adminTexts.patients.restoreFailed);
    onChanged();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      actions={
        <>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" busy={state === 'deleting'} busyText={texts.deleting} onClick={() => void confirm()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p className="font-semibold break-words text-ink">{patient.name}</p>
      {state === 'failed' && (
        <Alert tone="danger" className="mt-3">
          {texts.failed}
        </Alert>
      )}
    </Dialog>
  );
}
