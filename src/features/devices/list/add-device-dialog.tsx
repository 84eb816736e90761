import { useState, type ComponentProps } from 'react';
import type { PairingCode } from '#shared/contract/device/devices.ts';
import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';
import { makePairingCode } from '#src/platform/api/device/devices.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { CodeToType } from './code-to-type.tsx';
import { DeviceDialog } from './device-dialog.tsx';
import { bodyOf, EMPTY_DEVICE } from './device-values.ts';

type AddDeviceDialogProps = Pick<ComponentProps<typeof DeviceDialog>, 'begun' | 'onSignedOut' | 'onClose'> & {
  onChanged: () => void;
};

/** Asks for the new device's settings, then shows the code once, in large type. */
export function AddDeviceDialog({ onChanged, onClose, ...form }: AddDeviceDialogProps) {
  const [made, setMade] = useState<{ readonly name: string; readonly code: PairingCode }>();

  const done = () => {
    onChanged();
    onClose();
  };
  if (made !== undefined) {
    return (
      <Dialog
        open
        onClose={done}
        title={texts.codeTitle(made.name)}
        actions={<Button onClick={done}>{texts.done}</Button>}
      >
        <CodeToType code={made.code} />
      </Dialog>
    );
  }
  return (
    <DeviceDialog
      {...form}
      title={texts.add}
      initial={EMPTY_DEVICE}
      inUse={false}
      words={{ save: texts.makeCode, saving: texts.makingCode, failed: texts.codeFailed }}
      save={async (values) => {
        const answer = await makePairingCode(bodyOf(values));
        if (!answer.ok) return answer.problem;
        setMade({ name: values.name, code: answer.value });
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
