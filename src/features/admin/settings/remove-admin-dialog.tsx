import { useState } from 'react';
import type { AdminAccount } from '#shared/contract/staff-accounts.ts';
import { settingsTexts } from '#src/locales/en/settings.ts';
import { removeAdmin } from '#src/platform/api/staff-accounts.ts';
import { notify } from '#src/platform/notify.ts';
import { isSignedOut, useSignedOut } from '#src/platform/use-signed-out.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

const texts = settingsTexts.staff;

type RemoveAdminDialogProps = { admin: AdminAccount; onChanged: () => void; onClose: () => void };

/** Asks before an account goes, with the focus on Cancel: it cannot be undone from here. */
export function RemoveAdminDialog({ admin, onChanged, onClose }: RemoveAdminDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const leaveForLogin = useSignedOut('admin');

  async function remove(): Promise<void> {
    setBusy(true);
    const done = await removeAdmin(admin._id);
    setBusy(false);
    if (done.ok) {
      notify.success(texts.removed);
      onChanged();
      onClose();
      return;
    }
    const { problem } = done;
    if (isSignedOut(problem)) {
      leaveForLogin();
      return;
    }
    const isGone = problem.kind === 'refused' && problem.status === 404;
    const message = problem.kind === 'refused' ? problem.message : undefined;
    setFailure(isGone ? texts.gone : (message ?? texts.removeFailed));
    notify.error(texts.removeFailed);
    if (isGone) onChanged();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.removeTitle(admin.name || admin.email)}
      description={texts.removeText}
      actions={
        <>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" busy={busy} busyText={texts.removing} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
    </Dialog>
  );
}
