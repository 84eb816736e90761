import type { AdminAccount } from '#shared/contract/staff/staff-accounts.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { staffDoctorTexts } from '#src/locales/en/admin/staff-doctors.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { ResetFactor } from '#src/features/admin/security/reset-factor.tsx';
import { MakeCode } from '#src/features/admin/codes/make-code.tsx';

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
      <div className="grid gap-4">
        <MakeCode staff="admin" accountId={admin._id} name={name} />
        <ResetFactor staff="admin" accountId={admin._id} />
      </div>
    </Dialog>
  );
}
