import type { AdminAccount } from '#shared/contract/staff/staff-accounts.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { changeAdminKind } from '#src/platform/api/admin/staff-accounts.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';

const texts = settingsTexts.staff;

type ChangeKindDialogProps = { admin: AdminAccount; onChanged: () => void; onClose: () => void };

/** Asks before somebody may do more or less: it holds at once, wherever they are logged in. */
export function ChangeKindDialog({ admin, onChanged, onClose }: ChangeKindDialogProps) {
  const { busy, failure, run } = useStaffAct('admin', onChanged);
  const kind = admin.kind === 'desk' ? 'admin' : 'desk';

  async function change(): Promise<void> {
    const done = await run({
      call: () => changeAdminKind(admin._id, kind),
      words: { done: texts.changed[kind], failed: texts.changeFailed, overtaken: texts.gone },
    });
    if (done) onClose();
  }

  return (
    <ConfirmDialog
      title={texts.changeTitle[kind](admin.name || admin.email)}
      description={texts.changeText[kind]}
      words={{ cancel: texts.cancel, confirm: texts.change[kind], busy: texts.changing }}
      busy={busy}
      failure={failure}
      onConfirm={() => void change()}
      onClose={onClose}
    />
  );
}
