import { useState } from 'react';
import { settingsTexts } from '#src/locales/en/settings.ts';
import { removeSamples } from '#src/platform/api/staff-accounts.ts';
import { notify } from '#src/platform/notify.ts';
import { isSignedOut, useSignedOut } from '#src/platform/use-signed-out.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

const texts = settingsTexts.samples;

/** Asks before all sample data goes for good; the focus is on Cancel. */
export function RemoveSamplesDialog({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const [state, setState] = useState<'asking' | 'removing' | 'failed'>('asking');
  const leaveForLogin = useSignedOut('admin');

  async function remove(): Promise<void> {
    setState('removing');
    const done = await removeSamples();
    if (done.ok) {
      notify.success(texts.removed);
      onChanged();
      onClose();
    } else if (isSignedOut(done.problem)) {
      leaveForLogin();
    } else {
      notify.error(texts.failed);
      setState('failed');
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.removeTitle}
      description={texts.removeText}
      actions={
        <>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" busy={state === 'removing'} busyText={texts.removing} onClick={() => void remove()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {state === 'failed' && <Alert tone="danger">{texts.failed}</Alert>}
    </Dialog>
  );
}
