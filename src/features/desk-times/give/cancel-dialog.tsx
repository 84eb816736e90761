import { FIRST_STATUS } from '#shared/clinic/appointment-status.ts';
import { deskTimesTexts } from '#src/locales/en/desk/desk-times.ts';
import { changeAppointmentStatus } from '#src/platform/api/staff/appointments.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';

const texts = deskTimesTexts.cancelling;

type CancelDialogProps = {
  appointmentId: string;
  name: string;
  /** Day and time; undefined where it has none. */
  when: string | undefined;
  onDone: () => void;
  onClose: () => void;
};

/** Cancels an appointment after a question; its time is free at once, and comes back with it where nobody has taken it. */
export function CancelDialog({ appointmentId, name, when, onDone, onClose }: CancelDialogProps) {
  const { busy, failure, run } = useStaffAct('admin', onDone);
  async function cancel(): Promise<void> {
    const done = await run({
      call: () => changeAppointmentStatus(appointmentId, { status: 'cancelled', reason: '' }),
      words: { done: texts.done, failed: texts.failed, overtaken: texts.overtaken },
      undo: {
        text: texts.undo(name),
        isQuiet: true,
        call: () => changeAppointmentStatus(appointmentId, { status: FIRST_STATUS, reason: texts.undoReason }),
        words: { done: texts.undone, failed: texts.undoFailed },
      },
    });
    if (done) onClose();
  }
  return (
    <ConfirmDialog
      danger
      title={texts.title(name)}
      description={when === undefined ? texts.untimed : texts.text(when)}
      words={{ cancel: texts.keep, confirm: texts.confirm, busy: texts.busy }}
      busy={busy}
      failure={failure}
      onConfirm={() => void cancel()}
      onClose={onClose}
    />
  );
}
