import { ROLES, type Role } from '#shared/contract/staff/roles.ts';
import { Link } from '@tanstack/react-router';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { unsentTexts } from '#src/locales/en/everywhere/unsent.ts';
import { Button, buttonClass } from '#src/ui/parts/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';

const texts = unsentTexts.leaving;

type LeaveDialogProps = { area: Role; count: number; onClose: () => void; onLogOut: () => void };

/** Asks before unsaved work is discarded with the session. */
export function ForgetDialog({ onClose, onLogOut }: Pick<LeaveDialogProps, 'onClose' | 'onLogOut'>) {
  const { title, text, stay, logOut } = staffTexts.leaving;
  return (
    <ConfirmDialog
      danger
      busy={false}
      title={title}
      description={text}
      words={{ cancel: stay, confirm: logOut }}
      onClose={onClose}
      onConfirm={onLogOut}
    />
  );
}

/** Counts what is unsent before somebody logs out and leaves it behind (OFF-11). None of it is ever deleted. */
export function LeaveDialog({ area, count, onClose, onLogOut }: LeaveDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(count)}
      description={texts.text}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {unsentTexts.cancel}
          </Button>
          <Button variant="secondary" icon="log-out" onClick={onLogOut}>
            {texts.logOut}
          </Button>
          <Link to={`${ROLES[area].area}/unsent`} className={buttonClass({})} data-autofocus onClick={onClose}>
            {texts.open}
          </Link>
        </>
      }
    />
  );
}
