import type { DeviceView } from '#shared/contract/devices.ts';
import { AddDeviceDialog } from './add-device-dialog.tsx';
import { ChangeDeviceDialog } from './change-device-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

/** What is being done with the devices just now. */
export type DeviceWork = { readonly kind: 'add' } | { readonly kind: 'change' | 'revoke'; readonly device: DeviceView };

type DeviceDialogsProps = { work: DeviceWork; onChanged: () => void; onClose: () => void };

/** The dialog of each work. One chunk, with Headless UI, which the list does not need. */
export function DeviceDialogs({ work, ...after }: DeviceDialogsProps) {
  if (work.kind === 'change') return <ChangeDeviceDialog device={work.device} {...after} />;
  if (work.kind === 'revoke') return <RevokeDialog device={work.device} {...after} />;
  return <AddDeviceDialog {...after} />;
}
