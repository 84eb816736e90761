import type { DeviceView } from '#shared/contract/device/devices.ts';
import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';
import { revokeDevice } from '#src/platform/api/device/devices.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';

type RevokeDialogProps = { device: DeviceView; onChanged: () => void; onClose: () => void };

/** Asks first, because undoing it means fetching the tablet and pairing it again. */
export function RevokeDialog({ device, onChanged, onClose }: RevokeDialogProps) {
  const { busy, failure, run } = useStaffAct('admin', onChanged);

  async function revoke(): Promise<void> {
    const done = await run({
      call: () => revokeDevice(device._id),
      words: { done: texts.revokeDone, failed: texts.revokeFailed },
      isDoneWhenGone: true,
    });
    if (done) onClose();
  }

  return (
    <ConfirmDialog
      danger
      title={texts.revokeTitle(device.name)}
      description={texts.revokeText(device.report?.unsent ?? 0)}
      words={{ cancel: texts.cancel, confirm: texts.revoke }}
      busy={busy}
      failure={failure}
      onConfirm={() => void revoke()}
      onClose={onClose}
    />
  );
}
