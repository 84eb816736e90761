import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { AddDeviceDialog } from './add-device-dialog.tsx';
import { ChangeDeviceDialog } from './change-device-dialog.tsx';
import { keptDeviceWork, type BegunDeviceWork } from './device-work.ts';
import type { DeviceValues } from './device-values.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

type DeviceDialogsProps = BegunDeviceWork & { onChanged: () => void; onClose: () => void };

/** The dialog for each task. One chunk, with Headless UI, which the list does not need. */
export function DeviceDialogs({ work, begun, onChanged, onClose }: DeviceDialogsProps) {
  const leaveForLogin = useSignedOut('admin');
  const form = {
    begun,
    onChanged,
    onClose,
    onSignedOut: (typed: DeviceValues) => {
      keptDeviceWork.keep({ work, begun: typed });
      leaveForLogin();
    },
  };
  if (work.kind === 'change') return <ChangeDeviceDialog device={work.device} {...form} />;
  if (work.kind === 'revoke') return <RevokeDialog device={work.device} onChanged={onChanged} onClose={onClose} />;
  return <AddDeviceDialog {...form} />;
}
