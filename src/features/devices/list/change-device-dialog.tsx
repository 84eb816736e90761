import type { ComponentProps } from 'react';
import type { DeviceView } from '#shared/contract/device/devices.ts';
import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';
import { changeDevice } from '#src/platform/api/device/devices.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { DeviceDialog } from './device-dialog.tsx';
import { changeOf, valuesOf } from './device-values.ts';

type ChangeDeviceDialogProps = Pick<ComponentProps<typeof DeviceDialog>, 'begun' | 'onSignedOut' | 'onClose'> & {
  device: DeviceView;
  onChanged: () => void;
};

/** Changes a device remotely: it picks the change up with its next report, within a minute. */
export function ChangeDeviceDialog({ device, onChanged, onClose, ...form }: ChangeDeviceDialogProps) {
  return (
    <DeviceDialog
      {...form}
      title={texts.changeTitle(device.name)}
      initial={valuesOf(device)}
      inUse
      words={{ save: texts.save, saving: texts.saving, failed: texts.changeFailed }}
      save={async (values, theirs) => {
        const answer = await changeDevice(device._id, changeOf(values), theirs ?? device);
        if (!answer.ok) return answer.problem;
        notify.success(texts.changeDone, texts.changeDoneText);
        onChanged();
        onClose();
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
