import { useState } from 'react';
import type { DeviceView } from '#shared/contract/devices.ts';
import { deviceTexts as texts } from '#src/locales/en/devices.ts';
import { revokeDevice } from '#src/platform/api/devices.ts';
import { notify } from '#src/platform/notify.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** Asked first: a tablet has to be fetched and paired anew to take it back. */
export function RevokeDialog({
  device,
  onClose,
  onDone,
}: {
  device: DeviceView;
  onClose: () => void;
  onDone: () => void;
}) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function revoke(): Promise<void> {
    setState('busy');
    const done = await revokeDevice(device._id);
    // Somebody else was faster: it is removed all the same.
    const isGone = done.ok || (done.problem.kind === 'refused' && done.problem.status === 404);
    setState(isGone ? 'idle' : 'failed');
    if (!isGone) return;
    notify.success(texts.revokeDone);
    onDone();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.revokeTitle(device.name)}
      description={texts.revokeText(device.report?.unsent ?? 0)}
      actions={
        <>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" busy={state === 'busy'} onClick={() => void revoke()}>
            {texts.revoke}
          </Button>
        </>
      }
    >
      {state === 'failed' && <Alert tone="danger" title={texts.revokeFailed} />}
    </Dialog>
  );
}
