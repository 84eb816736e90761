import type { AdminAccount } from '#shared/contract/staff-accounts.ts';
import { settingsTexts } from '#src/locales/en/settings.ts';
import { staffDoctorTexts } from '#src/locales/en/staff-doctors.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { MakeCode } from '../make-code.tsx';

const texts = settingsTexts.staff;

/** A way back in for another administrator. */
export function AdminCodeDialog({ admin, onClose }: { admin: AdminAccount; onClose: () => void }) {
  const name = admin.name || admin.email;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.codeFor(name)}
      description={staffDoctorTexts.login.textAdmin}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <MakeCode staff="admin" accountId={admin._id} name={name} />
    </Dialog>
  );
}
