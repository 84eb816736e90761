import { Fragment, useState } from 'react';
import type { OneTimeCode } from '#shared/contract/staff/staff-accounts.ts';
import { oneTimeCodeTexts } from '#src/locales/en/admin/one-time-code.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { staffDoctorTexts } from '#src/locales/en/admin/staff-doctors.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { ErrorSummary } from '#src/ui/fields/error-summary.tsx';
import { ResetFactor } from '#src/features/admin/security/reset-factor.tsx';
import { MakeCode } from '#src/features/admin/codes/make-code.tsx';
import { OneTimeCodePanel } from '#src/features/admin/codes/one-time-code-panel.tsx';
import { DoctorConflict } from '#src/features/admin/doctors/doctor-conflict.tsx';
import { DoctorFields } from './doctor-fields.tsx';
import type { DoctorValues } from './doctor-form.ts';
import { useDoctorForm } from './use-doctor-form.ts';

const texts = staffDoctorTexts.dialog;
const FORM = 'doctor-form';

type DoctorDialogProps = {
  /** Undefined for a new doctor. */
  id: string | undefined;
  initial: DoctorValues;
  /** The version the form started from. */
  version?: string | undefined;
  /** The fields contain what was typed before the session ended. */
  isKept: boolean;
  onChanged: () => void;
  onClose: () => void;
};

/** Adds or changes a doctor. Nothing typed is lost by accident: leaving with changes asks first. */
export function DoctorDialog({ id, initial, version, isKept, onChanged, onClose }: DoctorDialogProps) {
  const [code, setCode] = useState<OneTimeCode>();
  const [asking, setAsking] = useState(false);
  const isNew = id === undefined;
  const form = useDoctorForm({
    id,
    initial,
    version,
    isKept,
    onChanged,
    onSaved: (made) => (made === undefined ? onClose() : setCode(made)),
  });
  const { values, errors, failure, busy } = form;
  const leave = () => (form.isChanged ? setAsking(true) : onClose());

  if (code !== undefined) {
    return (
      <Dialog
        open
        onClose={() => undefined}
        title={texts.added}
        actions={<Button onClick={onClose}>{oneTimeCodeTexts.done}</Button>}
      >
        <OneTimeCodePanel code={code} name={values.name.trim()} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={leave}
      title={isNew ? texts.addTitle : texts.editTitle(initial.name)}
      {...(isNew ? {} : { description: texts.codeFixed(initial.doctorId) })}
      actions={
        // Keys, because a button that became the form's submit button in the middle of its click would submit it.
        asking ? (
          <Fragment key="asking">
            <p role="status" className="me-auto self-center font-semibold text-ink">
              {texts.discardTitle}
            </p>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {texts.keep}
            </Button>
            <Button variant="danger" onClick={onClose}>
              {texts.discard}
            </Button>
          </Fragment>
        ) : (
          <Fragment key="editing">
            <Button variant="secondary" onClick={leave}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={FORM} busy={busy} busyText={isNew ? texts.adding : texts.saving}>
              {isNew ? staffDoctorTexts.add : texts.save}
            </Button>
          </Fragment>
        )
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {isKept && <Alert tone="info">{staffTexts.kept}</Alert>}
        {form.theirs !== undefined && (
          <DoctorConflict
            theirs={form.theirs}
            mine={values}
            onKeepMine={form.keepMine}
            onTakeTheirs={form.takeTheirs}
          />
        )}
        <ErrorSummary title={texts.problem} errors={errors} />
        {failure !== undefined && (
          <Alert tone="danger" title={failure.title}>
            {failure.detail}
          </Alert>
        )}
        <DoctorFields isNew={isNew} values={values} errorOf={form.errorOf} onChange={form.change} />
      </form>
      {!isNew && (
        <section className="mt-6 grid gap-3 border-t border-line pt-5">
          <h3 className="font-semibold text-ink">{staffDoctorTexts.login.title}</h3>
          <p className="text-ink-2">{staffDoctorTexts.login.text}</p>
          <MakeCode staff="doctor" accountId={id} name={initial.name} />
          <ResetFactor staff="doctor" accountId={id} />
        </section>
      )}
    </Dialog>
  );
}
