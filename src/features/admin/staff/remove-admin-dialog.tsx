import type { AdminAccount } from '#shared/contract/staff/staff-accounts.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { removeAdmin } from '#src/platform/api/admin/staff-accounts.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';

const texts = settingsTexts.staff;

type RemoveAdminDialogProps = { admin: AdminAccount; onChanged: () => void; onClose: () => void };

/** Asks before an account goes: it cannot be undone from here. */
export function RemoveAdminDialog({ admin, onChanged, onClose }: RemoveAdminDialogProps) {
  const { busy, failure, run } = useStaffAct('admin', onChanged);

  async function remove(): Promise<void> {
    const done = await run({
      call: () => removeAdmin(admin._id),
      words: { done: texts.removed, failed: texts.removeFailed, overtaken: texts.gone },
    });
    if (done) onClose();
  }

  return (
    <ConfirmDialog
      danger
      title={texts.removeTitle(admin.name || admin.email)}
      description={texts.removeText}
      words={{ cancel: texts.cancel, confirm: texts.remove, busy: texts.removing }}
      busy={busy}
      failure={failure}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
