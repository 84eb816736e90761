import { lazy, Suspense, useState } from 'react';
import { adminListTexts } from '#src/locales/en/admin/admin-lists.ts';
import { erasePatient } from '#src/platform/api/admin/security.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { Button } from '#src/ui/parts/button.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('#src/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
}));

const texts = adminListTexts.deleted;

type ErasePatientProps = { id: string; name: string; onErased: () => void };

/** Erases a deleted patient at once, who has asked for it. Asks first: there is no way back. */
export function ErasePatient({ id, name, onErased }: ErasePatientProps) {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useStaffAct('admin', onErased);

  async function erase(): Promise<void> {
    const words = { done: texts.erased, failed: texts.eraseFailed, overtaken: texts.gone };
    if (await run({ call: () => erasePatient(id), words })) setAsking(false);
  }

  return (
    <>
      <Button
        variant="quiet"
        icon="trash-2"
        className="text-danger!"
        aria-label={texts.eraseOne(name)}
        onClick={() => setAsking(true)}
      >
        {texts.erase}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            danger
            title={texts.eraseTitle(name)}
            description={texts.eraseText}
            words={{ cancel: texts.cancel, confirm: texts.eraseConfirm, busy: texts.erasing }}
            busy={busy}
            failure={failure}
            onConfirm={() => void erase()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
