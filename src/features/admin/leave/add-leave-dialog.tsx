import { leaveTexts } from '#src/locales/en/admin/leave.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { ErrorSummary } from '#src/ui/fields/error-summary.tsx';
import { AffectedPeople } from './affected-people.tsx';
import { LeaveFields, type DoctorChoice } from './leave-fields.tsx';
import { useNewLeave } from './use-new-leave.ts';

const texts = leaveTexts.dialog;
const FORM = 'leave-form';

type AddLeaveDialogProps = { doctors: readonly DoctorChoice[]; onChanged: () => void; onClose: () => void };

/** Leave, a holiday or an extra session. Bookings in the way are counted before it is saved, and nobody is moved by it. */
export function AddLeaveDialog({ doctors, onChanged, onClose }: AddLeaveDialogProps) {
  const { values, change, errors, errorOf, failure, affected, busy, save } = useNewLeave(() => {
    onChanged();
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} busy={busy} busyText={texts.saving}>
            {affected === undefined ? texts.save : texts.saveAnyway}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ErrorSummary title={texts.problem} errors={errors} />
        {failure !== undefined && (
          <Alert tone="danger" title={texts.failed}>
            {failure}
          </Alert>
        )}
        <LeaveFields values={values} doctors={doctors} errorOf={errorOf} onChange={change} />
        <div role="status">
          {affected !== undefined && (
            <Alert tone="warning" title={texts.affected(affected.affected)}>
              <p>{texts.affectedText}</p>
              <AffectedPeople {...affected} />
            </Alert>
          )}
        </div>
      </form>
    </Dialog>
  );
}
