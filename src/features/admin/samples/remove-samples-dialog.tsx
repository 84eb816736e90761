import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { removeSamples } from '#src/platform/api/admin/staff-accounts.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';

const texts = settingsTexts.samples;

/** Asks before all sample data goes for good. */
export function RemoveSamplesDialog({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { busy, failure, run } = useStaffAct('admin', onChanged);

  async function remove(): Promise<void> {
    if (await run({ call: removeSamples, words: { done: texts.removed, failed: texts.failed } })) onClose();
  }

  return (
    <ConfirmDialog
      danger
      title={texts.removeTitle}
      description={texts.removeText}
      words={{ cancel: texts.cancel, confirm: texts.confirm, busy: texts.removing }}
      busy={busy}
      failure={failure}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
